@echo off
rem Runs Nine by Nine from a release: nbn.jar lies beside this file. Options for the JVM: NBN_OPTS.
setlocal
set "HERE=%~dp0"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
  echo nbn: no Java found. Install a JDK, 17 or newer, or set JAVA_HOME to one. 1>&2
  exit /b 2
)
rem What Java learns about our classes at each start lies in an archive, made at the first start. The JVM does without one that does not fit.
set "ARCHIVE=%HERE%nbn.jsa"
rem Where this folder can't be written, each start does without.
if not exist "%ARCHIVE%" 2>nul (>"%ARCHIVE%.try" echo.) && (
  del "%ARCHIVE%.try"
  "%JAVA%" -XX:ArchiveClassesAtExit="%ARCHIVE%" -jar "%HERE%nbn.jar" solve --explain 7....1.4...2.....9....362....485.9..87......4.9...3.....87..12....38...6537.1.... >nul 2>&1
)
"%JAVA%" -Xshare:auto -Xlog:cds=off -Xlog:cds+dynamic=off -XX:SharedArchiveFile="%ARCHIVE%" -Dpicocli.usage.width=100 -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 %NBN_OPTS% -jar "%HERE%nbn.jar" %*
exit /b %ERRORLEVEL%
