import { isThere } from '@/access/conditions'
import { domainName } from '@/src/domain/addresses/site-domain'
import type { Statement } from '../database/statements'

/** Builds the statement that finds a site by its key. */
export type SiteLookUp = (key: string) => { statement: Statement; values: readonly [string] }

/**
 * Creates the only lookup of sites: by slug, or by a verified custom domain. Slugs have no dot and domains
 * do, so they cannot be confused. Does not find deleted sites.
 * @param select the columns, from `sites s`
 * @see docs/product/sites-and-hosts.md#hosts
 */
export function siteLookUp(name: string, select: string): SiteLookUp {
  const bySlug: Statement = {
    name: `${name}_by_slug`,
    reads: [],
    text: `${select} where s.slug = $1 and ${isThere('s')}`,
  }
  const byDomain: Statement = {
    name: `${name}_by_domain`,
    reads: [],
    text: `${select} where s.id = (select d._parent_id from site_domains d
      where d.domain = $1 and d.verified_at is not null) and ${isThere('s')}`,
  }
  return (key) =>
    key.includes('.')
      ? { statement: byDomain, values: [domainName(key) ?? ''] }
      : { statement: bySlug, values: [key.toLowerCase()] }
}
