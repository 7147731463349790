/** Maximum size of an import's files together, in bytes. */
export const MAX_IMPORT_BYTES = 2 * 1024 ** 3

/** Maximum number of files that are imported together, outside of an archive. */
export const MAX_IMPORT_FILES = 2_000

/** Rows of an import in one answer. */
export const IMPORT_ROWS_A_PAGE = 100
