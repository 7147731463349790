import { settingNotes } from './setting-notes'
import { address, trueOrFalse, wholeNumber } from './setting-shapes'

const POSTGRES = /^postgres(ql)?:$/
const NO_POSTGRES = 'is not a Postgres address'

/** Settings of a connection pooler and of a read replica. */
export const databaseSettings = {
  DATABASE_DIRECT_URL: address(POSTGRES, NO_POSTGRES).optional().register(settingNotes, {
    section: 'Database',
    description:
      'The same database without a pooler, where DATABASE_URL is one: for migrations and notifications.',
    hint: 'an address such as postgres://user:password@host:5432/database',
    example: 'postgres://recipes:password@localhost:5432/recipes',
  }),
  DATABASE_NAMED_STATEMENTS: trueOrFalse.optional().register(settingNotes, {
    section: 'Database',
    description:
      'Send statements under names, so that each is planned once a connection; false for a pooler that does not know them (PgBouncer before 1.21). Default true.',
    hint: 'true or false',
    example: 'false',
  }),
  DATABASE_REPLICA_URL: address(POSTGRES, NO_POSTGRES).optional().register(settingNotes, {
    section: 'Database',
    description: 'A streaming replica of the database, from which pages for everyone are read.',
    hint: 'an address such as postgres://user:password@host:5432/database',
    example: 'postgres://recipes:password@replica:5432/recipes',
  }),
  DATABASE_REPLICA_MAX_LAG: wholeNumber(1, 3600).default(10).register(settingNotes, {
    section: 'Database',
    description:
      'Seconds that the replica may be behind before the primary is read instead. Default 10.',
    hint: 'a whole number from 1 to 3600',
    example: '10',
  }),
}
