import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { notFound } from '@/src/contract/failure'
import type { PlatformSite } from '@/src/contract/site/platform'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { firstRow, rows } from '../database/statements'
import { isoInstant } from '../database/instant-sql'
import { deploymentOf } from '../deployment'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'
import { SUSPENSION } from '../sites/suspension-sql'

/** Days that counts of views and mails cover. */
export const PLATFORM_DAYS = 30

/** First day that counts include, in UTC. */
export const PLATFORM_SINCE = `(now() at time zone 'UTC')::date + 1 - ${PLATFORM_DAYS}`

const SELECT = `select s.id, s.slug, s.title, ${PRIMARY_DOMAIN} as "primaryDomain",
    u.email as "ownerEmail", ${isoInstant('s.created_at')} as "createdAt",
    ${SUSPENSION('s')} as suspension,
    (select count(*)::int from recipes r where r.site_id = s.id and r.deleted_at is null) as recipes,
    (select count(*)::int from subscriptions b
      where b.site_id = s.id and b.status <> 'canceled') as subscribers,
    i.pictures, i.bytes as "pictureBytes",
    (select coalesce(sum(d.views), 0)::int from site_days d
      where d.site_id = s.id and d.day >= ${PLATFORM_SINCE}) as views,
    (select coalesce(sum(n.sent), 0)::int from newsletter_sends n
      where n.site_id = s.id and n.started_at >= ${PLATFORM_SINCE}) as "mailsSent"
  from sites s join users u on u.id = s.owner_id
    cross join lateral (select count(*)::int as pictures,
        coalesce(sum(i.filesize), 0)::float8 as bytes
      from images i where i.site_id = s.id) i`

type SiteRow = Omit<PlatformSite, 'url'> & { primaryDomain: string | null }

const MATCHES = `${isThere('s')} and ($1 = ''
  or position(lower($1) in lower(concat_ws(' ', s.title, s.slug, u.email))) > 0)`

const LIST = {
  name: 'platform_sites',
  text: `${SELECT} where ${MATCHES} order by s.created_at desc, s.id limit $2 offset $3`,
}
const COUNT = {
  name: 'platform_sites_count',
  text: `select count(*)::int as total from sites s join users u on u.id = s.owner_id where ${MATCHES}`,
}

/**
 * Lists all sites with their figures, newest first, a page at a time. Two statements.
 * @see docs/product/overview.md#platform
 */
export async function listPlatformSites(
  payload: Payload,
  { query, limit, offset }: { query: string; limit: number; offset: number },
): Promise<{ sites: PlatformSite[]; total: number }> {
  const text = query.trim()
  const [found, count] = await Promise.all([
    rows<SiteRow>(payload, LIST, [text, limit, offset]),
    firstRow<{ total: number }>(payload, COUNT, [text]),
  ])
  return { sites: found.map((row) => present(payload, row)), total: count?.total ?? 0 }
}

const BY_ID = { name: 'platform_site', text: `${SELECT} where s.id = $1 and ${isThere('s')}` }

/** Returns a site with its figures. @throws Failure `not_found` */
export async function getPlatformSite(payload: Payload, id: string): Promise<PlatformSite> {
  const row = await firstRow<SiteRow>(payload, BY_ID, [id])
  if (!row) throw notFound('Site')
  return present(payload, row)
}

const TOP = {
  name: 'platform_top_sites',
  text: `${SELECT} join (
      select d.site_id, sum(d.views) as views from site_days d where d.day >= ${PLATFORM_SINCE}
      group by 1 having sum(d.views) > 0 order by 2 desc limit 10) top on top.site_id = s.id
    where ${isThere('s')} order by top.views desc, s.id`,
}

/** Lists the ten sites with the most page views in 30 days. */
export const listTopSites = async (payload: Payload): Promise<PlatformSite[]> =>
  (await rows<SiteRow>(payload, TOP, [])).map((row) => present(payload, row))

const present = (payload: Payload, { primaryDomain, ...site }: SiteRow): PlatformSite => ({
  ...site,
  url: siteOrigin(deploymentOf(payload), { slug: site.slug, primaryDomain }),
})
