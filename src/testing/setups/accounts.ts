import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import type { NewLink } from '@/src/server/accounts/links'

/** The product on a separate database for this test file. */
export let payload: Payload

beforeAll(async () => {
  payload = await testPayload()
})

/** Runs an SQL query and returns the rows. */
export const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await payload.db.pool.query<Row>(text, values)).rows

/** A plain sign-in link. */
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
