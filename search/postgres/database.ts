import type pg from 'pg'

/** The database interface of an engine: a pool or a single connection. */
export type Database = Pick<pg.Pool, 'query'>
