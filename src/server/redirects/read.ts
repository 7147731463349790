import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { Redirect, RedirectPage, RedirectsQuery } from '@/src/contract/site/redirect'
import { isoInstant } from '../database/instant-sql'
import { firstRow, rows } from '../database/statements'

const COLUMNS = `r.id, r."from", r."to", r.origin, ${isoInstant('r.updated_at')} as "updatedAt"`
const A_PAGE = 100

const FOUND = `redirects r where r.site_id = $1 and ($3::text is null or r.origin::text = $3)
  and not exists (select 1 from unnest($2::text[]) w(word)
    where position(w.word in lower(r."from" || ' ' || r."to")) = 0)`
const LIST = {
  name: 'managed_redirects',
  text: `select ${COLUMNS} from ${FOUND} order by r."from", r.id limit ${A_PAGE} offset $4`,
}
const COUNT = {
  name: 'managed_redirects_total',
  text: `select count(*)::int as total from ${FOUND}`,
}

/** A page of a site's redirects; every word of the search is in from or to. */
export async function listRedirects(
  payload: Payload,
  siteId: string,
  { query = '', origin, offset = 0 }: RedirectsQuery,
): Promise<RedirectPage> {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const asked = [siteId, words, origin ?? null]
  const [redirects, counted] = await Promise.all([
    rows<Redirect>(payload, LIST, [...asked, offset]),
    firstRow<{ total: number }>(payload, COUNT, asked),
  ])
  return { redirects, total: counted?.total ?? 0 }
}

const ONE = {
  name: 'managed_redirect',
  text: `select ${COLUMNS} from redirects r where r.site_id = $1 and r.id = $2`,
}

/** A redirect of a site. @throws Failure `not_found`, also for another site's */
export async function getRedirect(payload: Payload, siteId: string, id: string): Promise<Redirect> {
  const row = await firstRow<Redirect>(payload, ONE, [siteId, id])
  if (!row) throw notFound('Redirect')
  return row
}
