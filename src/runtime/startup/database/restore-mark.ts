/** The table of a database whose restore has not ended; no backup holds it. */
export const PROGRESS_TABLE = 'restore_progress'

/** The message of a start on such a database. */
export const RESTORING_MESSAGE =
  'A restore into this database has not ended. Run npm run restore again with the same folder, and start afterwards.'
