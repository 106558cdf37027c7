package ninebynine.io;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why a file or folder can't be written, and what to do: what Java says is often its name and nothing more. */
public final class Unwritable {
    private Unwritable() {}

    /** A sentence about what failed and one about a way out. */
    public static String message(Path target, IOException e) {
        return "'" + target + "' can't be written: " + why(e);
    }

    private static String why(IOException e) {
        if (e instanceof AccessDeniedException) {
            return "you have no right to. Maybe another place, or change its rights.";
        }
        if (e instanceof NoSuchFileException) {
            return "its folder is not there, or nothing can be made in it. Maybe make it first, or name another place.";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "a file has that name, or one of its folders' names. Maybe another name.";
        }
        String reason = e instanceof FileSystemException of && of.getReason() != null
                ? of.getReason()
                : String.valueOf(e.getMessage());
        if (reason.contains("Read-only")) {
            return "the disk is read-only. Maybe another place.";
        }
        if (reason.contains("Not a directory")) {
            return "a file has the name of one of its folders. Maybe another name.";
        }
        if (reason.contains("Is a directory")) {
            return "a folder has that name. Maybe another name.";
        }
        return reason + ". Maybe the disk is full, or another place can be written.";
    }
}
