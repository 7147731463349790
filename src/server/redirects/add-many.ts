import type { Payload } from 'payload'
import type { RedirectList, RedirectReport } from '@/src/contract/site/redirect'
import { firstRow } from '../database/statements'
import {
  isProblem,
  REDIRECT_LOOP,
  isRedirectLoop,
  PAGE_EXISTS,
  readRedirect,
  getRedirects,
} from './check'
import type { RedirectProblem, StoredRedirect } from './check'
import { hostsOf, pagesAt } from './site-addresses'

const STORE = {
  name: 'redirects_add',
  text: `with given as (select * from jsonb_to_recordset($2::jsonb) as g("from" varchar, "to" varchar)),
    stored as (
      insert into redirects (site_id, "from", "to", origin)
      select $1::uuid, "from", "to", 'hand' from given
      on conflict (site_id, "from") do update
        set "to" = excluded."to", origin = 'hand', updated_at = now()
        where redirects."to" <> excluded."to"
      returning xmax = 0 as "isNew")
    select count(*) filter (where "isNew")::int as created,
      count(*) filter (where not "isNew")::int as updated from stored`,
}

type Line = StoredRedirect & { position: number; sent: StoredRedirect }

/**
 * Adds or updates many redirects. Reports and skips invalid ones; stores the others in one transaction.
 * @see docs/product/kitchen.md#many-redirects
 */
export async function addRedirects(
  payload: Payload,
  siteId: string,
  sent: RedirectList['redirects'],
): Promise<RedirectReport> {
  const hosts = await hostsOf(payload, siteId)
  const refused: RedirectReport['refused'] = []
  const refuse = (position: number, { from, to }: StoredRedirect, { message }: RedirectProblem) =>
    refused.push({ position, from, to, message })
  const lines = sent.flatMap((each, at): Line[] => {
    const read = readRedirect(each, hosts)
    if (!isProblem(read)) return [{ ...read, position: at + 1, sent: each }]
    refuse(at + 1, each, read)
    return []
  })
  const pages = await pagesAt(payload, siteId, [...new Set(lines.map(({ from }) => from))])
  const all = await getRedirects(payload, siteId)
  const kept = new Map<string, StoredRedirect>()
  for (const { position, sent: words, from, to } of lines) {
    if (pages.has(from)) refuse(position, words, PAGE_EXISTS)
    else if (isRedirectLoop({ from, to }, all)) refuse(position, words, REDIRECT_LOOP)
    else {
      all.set(from, to)
      kept.set(from, { from, to })
    }
  }
  const counts = await store(payload, siteId, [...kept.values()])
  const unchanged = kept.size - counts.created - counts.updated
  refused.sort((one, other) => one.position - other.position)
  return { ...counts, unchanged, refused }
}

type Counts = { created: number; updated: number }

async function store(
  payload: Payload,
  siteId: string,
  redirects: readonly StoredRedirect[],
): Promise<Counts> {
  if (redirects.length === 0) return { created: 0, updated: 0 }
  const found = await firstRow<Counts>(payload, STORE, [siteId, JSON.stringify(redirects)])
  return found ?? { created: 0, updated: 0 }
}
