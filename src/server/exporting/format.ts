/** What an export is known by: the first file in it says so. */
export const EXPORT_FORMAT = 'recipe-site-export'
/** Raised with every change an older import would not understand. */
export const EXPORT_VERSION = 1
