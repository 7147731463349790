import { normaliseEmail } from '@/src/domain/addresses/email-address'
import { hasVisibleText, oneLine } from '@/src/domain/language/visible-text'
import { parseTags } from '@/src/domain/segments'
import { csvValue } from '@/src/domain/csv-line'
import type { ImportedSubscriber, ImportRow, RowContent } from '@/src/importing/import-row'
import { ImportProblem } from '@/src/importing/import-problem'
import { readColumnNames, readCsvRecords, readCells } from '@/src/importing/source/csv'
import type { CsvRecord } from '@/src/importing/source/csv'
import { readSample } from '@/src/importing/source/sample'
import type { SourceFile } from '@/src/importing/source/source-file'
import { mapColumns } from '../csv-fields'
import type { ImportFormat } from '../format'
import { parseUtcInstant } from '../values'
import { isOptOutColumn, findOptOut } from './opt-outs'
import type { ListCells, OptOut } from './opt-outs'
import { toStorableText } from '../../storable'

const EMAIL = /^(?:e-?mail(?: ?address)?|subscriber ?email|adresse ?e-?mail)$/i

const emailColumn = (columns: readonly string[]): string | undefined =>
  columns.find((name) => EMAIL.test(name.replaceAll('_', ' ')))

/**
 * Lists of subscribers with an address column: Substack, Mailchimp, Ghost, ConvertKit and our own.
 */
export const subscribers: ImportFormat = {
  name: 'subscribers',
  title: 'Subscribers (CSV: Substack, Mailchimp, Ghost …)',
  detect: ({ text }) => {
    if (/^\s*[<{[]/.test(text)) return false
    const columns = readColumnNames(text)
    const fields = mapColumns(columns, {})
    return emailColumn(columns) !== undefined && !fields.has('ingredients')
  },
  rows: async function* (file) {
    yield* readSubscriberRows(file)
    const unread = unreadColumns(readColumnNames((await readSample(file)).text))
    if (unread.length > 0) yield unreadRow(file.name, unread)
  },
}

/** A single row for all subscribers, as they share the columns. */
const unreadRow = (name: string, columns: readonly string[]): ImportRow => ({
  name,
  read: () => ({
    kind: 'nothing',
    title: null,
    message: `Columns not stored, because there is no field for them: ${columns.join(', ')}.`,
  }),
})

const normalName = (column: string): string => column.toLowerCase().replace(/[ _-]+/g, '_')

const unreadColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => {
    const name = normalName(column)
    return (
      column !== '' && column !== emailColumn(columns) && !READ.has(name) && !isOptOutColumn(name)
    )
  })

const NAMES = ['name', 'display_name', 'displayname', 'full_name'] as const
const FIRST_NAMES = ['first_name', 'firstname'] as const
const LAST_NAMES = ['last_name', 'lastname'] as const
const DATES = [
  ...['created_at', 'subscribed_at', 'optin_time', 'confirm_time', 'date_added', 'joined'],
] as const
const PLANS = ['plan', 'plan_type', 'subscription', 'type'] as const
const TAGS = ['tags', 'labels'] as const
const PAID_STATES = ['active_subscription', 'complimentary_plan'] as const

/** Columns read besides the address and opt-outs. */
const READ = new Set<string>([
  ...[...NAMES, ...FIRST_NAMES, ...LAST_NAMES, ...DATES, ...PLANS, ...PAID_STATES],
  ...[...TAGS, 'expiry', 'stripe_customer_id'],
])

/** Reads the subscribers of a table. @throws ImportProblem without an address column */
export async function* readSubscriberRows(file: SourceFile): AsyncGenerator<ImportRow> {
  const { text } = await readSample(file)
  const column = emailColumn(readColumnNames(text))
  if (column === undefined)
    throw new ImportProblem('No column of this table contains email addresses.')
  for await (const record of readCsvRecords(file, text)) {
    yield { name: `${file.name}:${record.line}`, read: () => readRecord(record, column, file.name) }
  }
}

function readRecord(record: CsvRecord, column: string, fileName: string): RowContent {
  const cells = Object.fromEntries(
    Object.entries(readCells(record)).map(([name, value]) => [name, csvValue(value)]),
  )
  const typed = (cells[column] ?? '').trim()
  if (typed === '') throw new ImportProblem('The email address is missing.')
  const email = normaliseEmail(typed)
  if (email === null) {
    throw new ImportProblem(`“${typed.slice(0, 100)}” is not a valid email address.`)
  }
  const byName = new Map(Object.entries(cells).map(([name, value]) => [normalName(name), value]))
  return {
    kind: 'subscriber',
    sourceKey: `subscriber:${email}`,
    subscriber: personOf(email, byName, fileName),
  }
}

const isName = (name: string): boolean =>
  name.length >= 2 && name.length <= 255 && hasVisibleText(name)

function personOf(email: string, cells: ListCells, fileName: string): ImportedSubscriber {
  const one = (...names: readonly string[]): string | null =>
    names.map((name) => toStorableText(cells.get(name) ?? '').trim()).find((value) => value) ?? null
  const full = [one(...FIRST_NAMES), one(...LAST_NAMES)].filter((part) => part !== null).join(' ')
  const name = oneLine(one(...NAMES) ?? full)
  const optOut = findOptOut(cells, fileName)
  const paid = isPaid(one)
  return {
    email,
    displayName: isName(name) ? name : null,
    receivesNewsletter: optOut === null,
    optOut,
    isPaid: paid,
    subscribedAt: parseUtcInstant(one(...DATES)),
    tags: parseTags(one(...TAGS) ?? ''),
    warnings: [...(paid ? [PAID] : []), ...(optOut ? [optOutText(optOut)] : [])],
  }
}

type One = (...names: readonly string[]) => string | null

const PAID =
  'Paid on the old platform: imported as a free subscriber, because payments cannot be transferred.'

const optOutText = ({ reason, hasLeft }: OptOut): string =>
  `${hasLeft ? 'Unsubscribed from the old list, and stored as unsubscribed' : 'Opted out of emails, and gets none'} (${reason}).`

const YES = /^(?:true|yes|1|active|comped|paid)$/i

/** Substack marks everyone with an expiry date as active. */
const isPaid = (one: One): boolean =>
  one('plan', 'plan_type') === 'paid' ||
  /^(?:monthly|yearly|paid|comped)$/i.test(one(...PLANS) ?? '') ||
  (YES.test(one(...PAID_STATES) ?? '') && one('expiry') !== null) ||
  one('stripe_customer_id') !== null
