/** A problem of a file or a row, in words for the person who imports it. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
}

/** The text of an error for people: our own messages only, no internals. */
export function formatProblem(error: unknown): string {
  if (error instanceof ImportProblem) return error.message
  return 'An unexpected error occurred while reading this row. Details are in the server log.'
}
