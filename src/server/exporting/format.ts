/** The name of the export format, in the first file of an export. */
export const EXPORT_FORMAT = 'recipe-site-export'
/** Raised with every change an older import would not understand. */
export const EXPORT_VERSION = 1
