import type { Payload } from 'payload'
import { z } from 'zod'
import { csvLine } from '@/src/domain/csv-line'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'

/** Read so many at a time: a list is never in memory whole. */
const PAGE = 1_000

const EARLY = {
  name: 'early_signup_list',
  text: `select id, email, ${isoInstant('created_at')} as "createdAt",
      created_at::text as place from early_signups
    where ($1::text is null or (created_at, id) > ($1::timestamptz, $2::uuid))
    order by created_at, id limit ${PAGE}`,
}
const ATTRIBUTED = {
  name: 'sign_up_attribution_list',
  text: `select id, email, ${isoInstant('created_at')} as "createdAt", created_at::text as place,
      sign_up_attribution as attribution from users
    where jsonb_typeof(sign_up_attribution) = 'object'
      and ($1::text is null or (created_at, id) > ($1::timestamptz, $2::uuid))
    order by created_at, id limit ${PAGE}`,
}

type ListedRow = {
  id: string
  email: string
  createdAt: string
  place: string
  attribution?: unknown
}

/**
 * The addresses of early sign-ups as CSV with a head, oldest first.
 * @see docs/product/accounts.md#early-sign-ups
 */
export const earlySignupList = (payload: Payload): AsyncIterable<string> =>
  lines(payload, EARLY, ['email', 'signedUpAt'], (row) => [row.email, row.createdAt])

const KNOWN = ['fbp', 'fbc', 'eventId', 'userAgent'] as const
const Attribution = z.record(z.string(), z.unknown()).catch({})

/**
 * Lists the origins of accounts as CSV with a head, oldest first; other parameters are in `metadata` as JSON.
 * @see docs/product/accounts.md#early-sign-ups
 */
export const attributionList = (payload: Payload): AsyncIterable<string> =>
  lines(
    payload,
    ATTRIBUTED,
    ['email', 'signedUpAt', ...KNOWN, 'metadata'],
    ({ email, createdAt, attribution }) => {
      const told = Attribution.parse(attribution)
      const { metadata } = told
      const more = metadata === undefined || metadata === null ? null : JSON.stringify(metadata)
      return [email, createdAt, ...KNOWN.map((name) => textOf(told[name])), more]
    },
  )

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

async function* lines(
  payload: Payload,
  statement: typeof EARLY,
  head: readonly string[],
  cellsOf: (row: ListedRow) => readonly (string | null)[],
): AsyncGenerator<string> {
  yield csvLine(head)
  for (let last: ListedRow | undefined; ;) {
    const found = await rows<ListedRow>(payload, statement, [last?.place ?? null, last?.id ?? null])
    for (const row of found) yield csvLine(cellsOf(row))
    last = found.at(-1)
    if (found.length < PAGE || !last) return
  }
}
