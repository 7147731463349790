import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { invalidField } from '@/src/contract/failure'
import type { SubscriberImport, SubscriberReport } from '@/src/contract/people/subscriber'
import { MAX_SUBSCRIBERS_PER_IMPORT } from '@/src/domain/payments/subscribers'
import { rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import { countAttempt } from '@/src/server/rate-limits/rate-limit'
import type { RateLimit } from '@/src/server/rate-limits/rate-limit'
import { requireLater } from '@/src/server/subscriptions/subscribers/change'
import { readSubscriberRows } from '../formats/newsletters/subscribers'
import { ImportProblem } from '../import-problem'
import type { OptOut } from '../formats/newsletters/opt-outs'
import type { ImportedSubscriber, ImportRow } from '../import-row'
import { sortOptOutsFirst, storeOptOuts } from './store-opt-outs'

const PER_SITE: RateLimit = { name: 'subscriber-imports', attempts: 20, seconds: 3_600 }
const IN_A_BATCH = 1_000
const MAX_FAILURES = 1_000

type Wish = z.output<typeof SubscriberImport>
type Person = Omit<ImportedSubscriber, 'warnings'>

/**
 * Adds the subscribers of a CSV table, with the place and time of their consent. Existing and
 * unsubscribed people stay unchanged, so it can be repeated; unreadable rows are reported, the
 * others are stored.
 * @throws Failure `validation_failed` for an unsuitable or oversized table; `rate_limited`
 * @see docs/product/kitchen.md#subscribers-from-a-file
 */
export async function importSubscribers(
  payload: Payload,
  siteId: string,
  wish: Wish,
): Promise<SubscriberReport> {
  requireLater(wish.until ?? null)
  if (Date.parse(wish.consentedAt) > Date.now() + 86_400_000) {
    throw invalidField('consentedAt', 'Choose a day in the past')
  }
  await countAttempt(payload, PER_SITE, siteId)
  const { people, report } = await readTable(wish.csv, wish.fileName)
  const all = [...people.values()]
  for (let at = 0; at < all.length; at += IN_A_BATCH) {
    const batch = all.slice(at, at + IN_A_BATCH)
    const made = await inTransaction(payload, () => store(payload, siteId, batch, wish))
    report.added += made.added
    report.complimentary += made.complimentary
    report.known += batch.length - made.added
  }
  return report
}

/** Reads the people of a table by address, and the unreadable rows. */
async function readTable(
  csv: string,
  name = 'table',
): Promise<{ people: Map<string, Person>; report: SubscriberReport }> {
  const people = new Map<string, Person>()
  const report: SubscriberReport = {
    ...{ added: 0, complimentary: 0, known: 0, failed: 0, failures: [] },
    ...{ optedOut: 0, optOuts: [] },
  }
  const bytes = Buffer.from(csv)
  const open = () => Promise.resolve(Readable.from([bytes]))
  let count = 0
  try {
    for await (const row of readSubscriberRows({ name, size: bytes.length, open })) {
      count += 1
      if (count > MAX_SUBSCRIBERS_PER_IMPORT) throw tooLong()
      await readRow(row, people, report)
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw invalidField('csv', error.message)
    throw error
  }
  if (count === 0) throw invalidField('csv', 'No rows were found in this table')
  return { people, report }
}

const tooLong = () =>
  invalidField('csv', 'At most 100,000 rows at once. Divide the table and import each part.')

async function readRow(
  row: ImportRow,
  people: Map<string, Person>,
  report: SubscriberReport,
): Promise<void> {
  try {
    const content = await row.read()
    if (content.kind !== 'subscriber') return
    const { warnings: _warnings, ...person } = content.subscriber
    if (person.optOut !== null) nameOptOut(row, person, person.optOut, report)
    // Duplicate address: the first row counts, except for an opt-out.
    const twice = people.get(person.email)
    if (twice) report.known += 1
    if (!twice || sortOptOutsFirst([twice, person])[0] !== twice) people.set(person.email, person)
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    report.failed += 1
    if (report.failures.length < MAX_FAILURES) {
      report.failures.push({ line: lineOf(row), message: error.message })
    }
  }
}

const lineOf = ({ name }: { name: string }): number => Number(name.split(':').at(-1))

function nameOptOut(
  row: ImportRow,
  { email }: Person,
  { reason }: OptOut,
  report: SubscriberReport,
): void {
  report.optedOut += 1
  if (report.optOuts.length < MAX_FAILURES) {
    report.optOuts.push({ line: lineOf(row), email, message: reason })
  }
}

const QUIET = {
  name: 'subscriber_import_tells_no_webhooks',
  text: `select set_config('webhooks.are_silent', 'on', true)`,
}
const ACCOUNTS = {
  name: 'subscriber_import_accounts',
  text: `insert into users (email, display_name)
    select p.email, p."displayName"
    from jsonb_to_recordset($1::jsonb) as p(email varchar, "displayName" varchar)
    on conflict (email) do nothing`,
}
const STORE = {
  name: 'subscriber_import_store',
  text: `insert into subscriptions (site_id, user_id, plan_type, status, source,
      current_period_end, receives_newsletter, consent, consented_at, created_at, given_name, tags,
      consent_source)
    select $2, u.id, (case when p."isGiven" then 'yearly' else 'free' end)::plan_type,
      (case when p."hasLeft" then 'canceled' else 'active' end)::subscription_status,
      (case when p."isGiven" then 'complimentary' else 'import' end)::subscription_source,
      case when p."isGiven" then $4::timestamptz end, p."receivesNewsletter", $5, $6,
      least(coalesce(p."subscribedAt", now()), now()), p."displayName", array(select jsonb_array_elements_text(p.tags)),
      'Import of a file'
    from (select *, "isPaid" and $3 and not (coalesce("optOut" ->> 'hasLeft', '') = 'true') as "isGiven",
        coalesce("optOut" ->> 'hasLeft', '') = 'true' as "hasLeft"
      from jsonb_to_recordset($1::jsonb) as p(email varchar, "displayName" varchar, tags jsonb,
        "receivesNewsletter" boolean, "subscribedAt" timestamptz, "isPaid" boolean, "optOut" jsonb)) p
    join users u on u.email = p.email
    on conflict (user_id, site_id) do nothing returning source`,
}

async function store(
  payload: Payload,
  siteId: string,
  people: readonly Person[],
  { paidAs, until = null, consent, consentedAt }: Wish,
): Promise<{ added: number; complimentary: number }> {
  const told = JSON.stringify(people)
  await rows(payload, QUIET, [])
  await rows(payload, ACCOUNTS, [told])
  const made = await rows<{ source: string | null }>(payload, STORE, [
    told,
    siteId,
    paidAs === 'complimentary',
    until,
    consent,
    consentedAt,
  ])
  await storeOptOuts(payload, siteId, told)
  const complimentary = made.filter(({ source }) => source === 'complimentary').length
  return { added: made.length, complimentary }
}
