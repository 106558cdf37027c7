package ninebynine.data;

/** A candidate of a pattern and what it does there: {@code target}, {@code left-linking}, … */
public record CandidateRow(String candidate, String role) {}
