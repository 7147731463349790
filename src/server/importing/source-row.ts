/** One thing to import: a saved page, with where it stood. */
export type SourceRow = {
  /** Where it was found, for the report: a file's name, or a file's name and line. */
  name: string
  html: string
  /** The page's address, when the source knows it. */
  url: string | null
}

/** What became of a row. */
export type RowOutcome =
  | { outcome: 'created' | 'updated'; recipeId: string; title: string; warnings: readonly string[] }
  | { outcome: 'failed'; title: string | null; message: string }
