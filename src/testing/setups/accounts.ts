import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import type { NewLink } from '@/src/server/accounts/links'

/** The product on a database of this test file’s own. */
export let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** Asks the database and gives the rows. */
export const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await payload.db.pool.query<Row>(text, values)).rows

/** A link for signing in, with nothing special about it. */
export const LINK: NewLink = {
  purpose: 'sign-in',
  email: 'ada@example.com',
  userId: null,
  siteId: null,
  subscribe: false,
  attribution: null,
  challenge: null,
  handoverTo: null,
}
