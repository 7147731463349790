import type { Payload } from 'payload'
import { isOwnPath, namedPage } from '@/src/domain/addresses/old-path'
import type { NamedPage } from '@/src/domain/addresses/old-path'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { firstRow, rows } from '../database/statements'
import { deploymentOf } from '../deployment'

const HOSTS = {
  name: 'site_hosts',
  text: `select s.slug, array(select d.domain from site_domains d where d._parent_id = s.id
      and d.verified_at is not null) as domains
    from sites s where s.id = $1`,
}

/** The hosts a site answers at, with their ports. One statement. */
export async function hostsOf(payload: Payload, siteId: string): Promise<ReadonlySet<string>> {
  const found = await firstRow<{ slug: string; domains: string[] }>(payload, HOSTS, [siteId])
  if (!found) return new Set()
  const own = new URL(siteOrigin(deploymentOf(payload), { slug: found.slug })).host
  return new Set([own, ...found.domains])
}

const PAGES = {
  name: 'redirect_pages',
  text: `select '/recipes/' || r.slug as path, r.published_at is not null
        and r.published_at <= now() + interval '1 minute' as "isSeen"
      from recipes r where r.site_id = $1 and r.deleted_at is null and r.slug = any($2::text[])
    union all select '/collections/' || c.slug, true
      from recipe_collections c where c.site_id = $1 and c.slug = any($3::text[])
    union all select '/letters/' || l.slug, coalesce(l.published_at <= now(), false)
      from letters l where l.site_id = $1 and l.slug = any($4::text[])`,
}

/**
 * Finds which of some paths have pages on a site; drafts, which get theirs when they are published, count
 * too.
 */
export async function pagesAt(
  payload: Payload,
  siteId: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, { isSeen: boolean }>> {
  const named = paths.flatMap((path) => namedPage(path) ?? [])
  const slugsOf = (kind: NamedPage['kind']): string[] =>
    named.filter((page) => page.kind === kind).map(({ slug }) => slug)
  const asked = [siteId, slugsOf('recipe'), slugsOf('collection'), slugsOf('letter')]
  const found = named.length === 0 ? [] : await rows<PageRow>(payload, PAGES, asked)
  return new Map([
    ...paths.filter(isOwnPath).map((path) => [path, { isSeen: true }] as const),
    ...found.map(({ path, isSeen }) => [path, { isSeen }] as const),
  ])
}

type PageRow = { path: string; isSeen: boolean }
