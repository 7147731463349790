/**
 * The oldest migration whose servers work with the tables of this version: a server that knows it may start
 * on a database that a newer version has changed. Raise it with a migration that removes what older servers
 * read.
 * @see docs/operating.md#without-stopping
 */
export const OLDEST_COMPATIBLE = '20261130_113000_schema_compatibility'
