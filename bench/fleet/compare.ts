import pg from 'pg'
import { pause } from '@/src/runtime/process/processes'
import type { Installation } from './installation'
import type { Ledger } from './ledger'
import type { Author } from './people'

/** The faults found after the load, by kind; none when all lists are empty. */
export type Verdict = Readonly<Record<string, readonly string[]>>

/** The longest that jobs may take after the load has ended. */
const SETTLE_MS = 240_000

/** Compares what was acknowledged with what is there, once all background work is done. */
export async function compare(
  { client, mails, databaseUrl }: Installation,
  author: Author,
  ledger: Ledger,
): Promise<Verdict> {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const list = async (text: string, values: unknown[] = []): Promise<string[]> =>
    (await database.query<{ value: string }>(text, values)).rows.map(({ value }) => value)
  try {
    const unfinished = await untilSettled(list)
    const titles = await list('select title as value from recipes')
    const contents = await list('select content::text as value from comments')
    return {
      'background work that did not end': unfinished,
      'lost edits': lostEdits(titles, ledger),
      'comments not there once': ledger.comments.filter(
        (comment) => contents.filter((content) => content.includes(comment)).length !== 1,
      ),
      'imported recipes not there once': notOnce(titles, [...ledger.imports.values()].flat()),
      'newsletters not received once by everybody': wrongMails(mails.accepted, author, ledger),
      'pictures that are not served': await missingPictures(client, author, ledger),
      'wrong answers': ledger.wrong,
      'refused writes': ledger.failures,
    }
  } finally {
    await database.end()
  }
}

const UNFINISHED = `
  select 'import ' || id as value from imports where status not in ('done', 'failed', 'canceled')
  union all
  select 'newsletter ' || id from newsletter_sends where status not in ('sent', 'failed', 'canceled')`

async function untilSettled(list: (text: string) => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + SETTLE_MS
  for (;;) {
    const left = await list(UNFINISHED)
    if (left.length === 0 || Date.now() > end) return left
    await pause(1_000)
  }
}

const lostEdits = (titles: readonly string[], { acknowledged, sent }: Ledger): string[] =>
  acknowledged.flatMap((edit, number) => {
    const stored = titles.flatMap(
      (title) => new RegExp(`^Fleet recipe ${number} edit (\\d+)$`).exec(title)?.[1] ?? [],
    )
    const [only] = stored.map(Number)
    const isThere =
      stored.length === 1 && only !== undefined && only >= edit && only <= (sent[number] ?? 0)
    return isThere ? [] : [`recipe ${number}: ${stored.join(', ')} of ${edit}`]
  })

function notOnce(there: readonly string[], wanted: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const title of there) counts.set(title, (counts.get(title) ?? 0) + 1)
  return wanted.filter((title) => counts.get(title) !== 1)
}

function wrongMails(
  accepted: readonly { to: string; raw: string }[],
  { subscribers }: Author,
  { newsletters }: Ledger,
): string[] {
  return newsletters.flatMap((note) => {
    const got = accepted.filter(({ raw }) => raw.replace(/=\r\n/g, '').includes(note))
    const different = new Set(got.map(({ to }) => to)).size
    return got.length === subscribers && different === subscribers
      ? []
      : [`${note}: ${got.length} mails to ${different} of ${subscribers} readers`]
  })
}

async function missingPictures(
  client: Installation['client'],
  { site }: Author,
  { pictures }: Ledger,
): Promise<string[]> {
  const missing: string[] = []
  for (const key of pictures.keys()) {
    const { status, bytes } = await client.once({ method: 'GET', site, path: `/media/${key}` })
    if (status !== 200 || bytes.length === 0) missing.push(`${key} answered ${status}`)
  }
  return missing
}
