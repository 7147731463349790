/** A problem with a file or a row, with a message for the user who imports it. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
}

/** Formats an error for users: only our own messages, no internals. */
export function formatProblem(error: unknown): string {
  if (error instanceof ImportProblem) return error.message
  return 'An unexpected error occurred while reading this row. Details are in the server log.'
}
