import type pg from 'pg'

/** What an engine needs of a database: a pool of connections, or one. */
export type Database = Pick<pg.Pool, 'query'>
