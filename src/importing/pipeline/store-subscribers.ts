import type { Payload } from 'payload'
import { firstRow, rows } from '@/src/server/database/statements'
import { mayMakeCall } from '@/src/server/sites/person-may'
import { IS_FROM_LIST, sortOptOutsFirst, storeOptOuts } from '../subscribers/store-opt-outs'
import type { PreparedRow } from './prepared'
import type { ImportTarget } from './target'

/** A row that is a subscriber. */
export type SubscriberRow = Extract<PreparedRow, { kind: 'subscriber' }>

const MAKE_ACCOUNTS = {
  name: 'import_accounts',
  text: `insert into users (email, display_name)
    select s.email, s."displayName"
    from jsonb_to_recordset($1::jsonb) as s(email varchar, "displayName" varchar)
    on conflict (email) do nothing`,
}

/**
 * Subscribing or unsubscribing here is the person's own decision, which an import does not change.
 */
const SUBSCRIBE = {
  name: 'import_subscriptions',
  text: `insert into subscriptions
      (site_id, user_id, plan_type, status, receives_newsletter, created_at, given_name, tags,
        consent_source)
    select $2, u.id, 'free',
      (case when s."optOut" ->> 'hasLeft' = 'true' then 'canceled' else 'active' end)::subscription_status,
      s."receivesNewsletter", coalesce(s."subscribedAt", now()), s."displayName",
      array(select jsonb_array_elements_text(s.tags)), 'Import of a file'
    from jsonb_to_recordset($1::jsonb) as s(email varchar, "displayName" varchar, tags jsonb,
      "receivesNewsletter" boolean, "subscribedAt" timestamptz, "optOut" jsonb)
    join users u on u.email = s.email
    on conflict (user_id, site_id) do nothing
    returning (select email from users where id = user_id) as email`,
}

/**
 * Stores subscribers of a site and returns the addresses that are new to it. Opt-outs are stored as
 * unsubscribed or without mails, also for people that another list had made active.
 * @see docs/product/import-and-export.md#opt-outs
 */
export async function storeSubscribers(
  payload: Payload,
  siteId: string,
  given: readonly SubscriberRow[],
): Promise<ReadonlySet<string>> {
  if (given.length === 0) return new Set()
  const people = JSON.stringify(sortOptOutsFirst(given.map(({ subscriber }) => subscriber)))
  await rows(payload, MAKE_ACCOUNTS, [people])
  const made = await rows<{ email: string }>(payload, SUBSCRIBE, [people, siteId])
  await storeOptOuts(payload, siteId, people)
  return new Set(made.map(({ email }) => email))
}

const KNOWN = {
  name: 'import_known_subscribers',
  text: `select u.email, ${IS_FROM_LIST('s')} and coalesce(s.receives_newsletter, true) as "mayOptOut"
    from subscriptions s join users u on u.id = s.user_id
    where s.site_id = $1 and u.email = any($2::text[])`,
}

/**
 * Finds the addresses among the rows that already subscribe to the site, and whether an opt-out
 * changes them.
 */
export async function findKnownSubscribers(
  payload: Payload,
  siteId: string,
  given: readonly SubscriberRow[],
): Promise<ReadonlyMap<string, { mayOptOut: boolean }>> {
  if (given.length === 0) return new Map()
  const emails = given.map(({ subscriber }) => subscriber.email)
  const found = await rows<{ email: string; mayOptOut: boolean }>(payload, KNOWN, [siteId, emails])
  return new Map(found.map(({ email, mayOptOut }) => [email, { mayOptOut }]))
}

/** Commands store a fingerprint of their files; a deleted account leaves no id. */
const PERSON = {
  name: 'import_person',
  text: `select user_id as "userId", fingerprint is not null as "isOfCommand" from imports where id = $1`,
}

/**
 * Returns the rows that the user of the import may store: only the owner of the site, or a command
 * of the operator, may add subscribers, and nobody may for a deleted account.
 * @see docs/product/import-and-export.md#imported-posts-and-subscribers
 */
export async function filterAllowedRows(
  { payload, importId, siteId }: ImportTarget,
  rows: readonly PreparedRow[],
): Promise<readonly PreparedRow[]> {
  if (!rows.some(({ kind }) => kind === 'subscriber')) return rows
  const begun = await firstRow<Begun>(payload, PERSON, [importId])
  if (begun && (await mayAdd(payload, siteId, begun))) return rows
  return rows.map((row) => (row.kind === 'subscriber' ? refused(row) : row))
}

type Begun = { userId: string | null; isOfCommand: boolean }

async function mayAdd(payload: Payload, siteId: string, begun: Begun): Promise<boolean> {
  const { userId, isOfCommand } = begun
  if (userId === null) return isOfCommand
  return mayMakeCall(payload, { siteId, userId }, 'importSubscribers')
}

const refused = ({ position, name, title, warnings }: SubscriberRow): PreparedRow => ({
  ...{ position, name, title, warnings, kind: 'skipped' },
  message: 'Only the owner of the site can add subscribers.',
})
