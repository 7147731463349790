import type { Payload } from 'payload'
import { wideFromLexical } from '@/src/domain/rich-text/from-lexical'
import { firstRow } from '../database/statements'
import { isoInstant } from '../database/instant-sql'
import { IS_LETTER_PUBLISHED } from '../letters/letter-sql'
import type { MapAddress } from './sitemap-xml'

/** Rows of an array field of the site `s`: whether there are any. */
const some = (table: string): string =>
  `exists (select 1 from ${table} a where a._parent_id = s.id)`

const FIND = {
  name: 'site_map_pages',
  text: `
    select s.about, coalesce(s.about_short, '') <> '' as "hasAboutShort",
      ${some('site_links')} as "hasLinks", ${some('site_product_links')} as "hasProducts",
      exists (select 1 from events e where e.site_id = s.id) as "hasEvents",
      coalesce((select jsonb_agg(jsonb_build_object('slug', c.slug,
          'lastModified', ${isoInstant('c.updated_at')}) order by c.created_at, c.id)
        from recipe_collections c where c.site_id = s.id), '[]') as collections,
      coalesce((select jsonb_agg(jsonb_build_object('slug', l.slug,
          'lastModified', ${isoInstant('greatest(l.updated_at, l.published_at)')})
          order by l.published_at, l.id)
        from letters l where l.site_id = s.id and ${IS_LETTER_PUBLISHED}), '[]') as letters
    from sites s where s.id = $1`,
}

type SitePagesRow = {
  about: unknown
  hasAboutShort: boolean
  hasLinks: boolean
  hasProducts: boolean
  hasEvents: boolean
  collections: { slug: string; lastModified: string }[]
  letters: { slug: string; lastModified: string }[]
}

/**
 * Lists the indexable pages of a site besides its recipes: the one place to extend when a page is added.
 * Includes only pages with content, and no forms (sign-in, sign-up, subscribe). One statement.
 */
export async function sitePages(
  payload: Payload,
  siteId: string,
  lastModified: string,
): Promise<MapAddress[]> {
  const row = await firstRow<SitePagesRow>(payload, FIND, [siteId])
  if (!row) return []
  const hasAbout = wideFromLexical(row.about).length > 0
  const paths = [
    ['/', true],
    ['/recipes', true],
    ['/collections', row.collections.length > 0],
    ['/letters', row.letters.length > 0],
    ['/about', hasAbout],
    ['/press', hasAbout],
    ['/profile', row.hasAboutShort],
    ['/links', row.hasLinks],
    ['/link-in-bio', row.hasLinks],
    ['/cookbook', row.hasProducts],
    ['/events', row.hasEvents],
    ['/terms', true],
    ['/privacy', true],
  ] as const
  return [
    ...paths.filter(([, isThere]) => isThere).map(([path]) => ({ path, lastModified })),
    ...records('/collections', row.collections),
    ...records('/letters', row.letters),
  ]
}

const records = (
  path: string,
  found: readonly { slug: string; lastModified: string }[],
): MapAddress[] =>
  found.map((each) => ({
    path: `${path}/${encodeURIComponent(each.slug)}`,
    lastModified: each.lastModified,
  }))

/** The pages of the account host that may be found. */
export const ACCOUNT_PAGES: readonly MapAddress[] = [
  { path: '/', lastModified: null },
  { path: '/sign-up', lastModified: null },
]
