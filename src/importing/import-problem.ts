/** What is wrong with a file or a row, in words for the person who brought it. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem'
}

/** What a person is told of an error: our own words, and nothing of what only we understand. */
export function problemText(error: unknown): string {
  if (error instanceof ImportProblem) return error.message
  return 'An unexpected error occurred while reading this row. Details are in the server log.'
}
