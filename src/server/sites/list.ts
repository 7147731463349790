import type { Payload } from 'payload'
import { isOpen } from '@/access/conditions'
import type { ListedSite } from '@/src/contract/site/site'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { PRIMARY_DOMAIN } from './primary-domain'

/** Sites shown at most: a home page, not a directory. */
const MAX_LISTED = 60

const LIST = {
  name: 'public_sites',
  text: `
    select s.slug, s.title, s.about_short as "aboutShort", ${PRIMARY_DOMAIN} as "primaryDomain",
      (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i
        where i.id = s.featured_image_id) as "featuredImage",
      (select count(*)::int from recipes r where r.site_id = s.id and ${IS_PUBLISHED})
        as "recipeCount"
    from sites s where ${isOpen('s')}
    order by "recipeCount" desc, lower(s.title), s.id
    limit ${MAX_LISTED}`,
}

type ListedSiteRow = Omit<ListedSite, 'url' | 'featuredImage'> & {
  primaryDomain: string | null
  featuredImage: ImageRow | null
}

/** The sites of this deployment, the fullest first; 60 at most. One statement. */
export async function listPublicSites(payload: Payload): Promise<ListedSite[]> {
  const deployment = deploymentOf(payload)
  const found = await rows<ListedSiteRow>(payload, LIST, [])
  return found.map(({ primaryDomain, featuredImage, ...site }) => ({
    ...site,
    url: siteOrigin(deployment, { slug: site.slug, primaryDomain }),
    featuredImage: presentImage(featuredImage),
  }))
}

const SLUGS = {
  name: 'site_slugs',
  text: `select slug from sites s where ${isOpen('s')} order by slug`,
}

/**
 * The slugs of all sites. One statement.
 * @see docs/product/site-pages.md#site-maps-and-robots
 */
export async function listSiteSlugs(payload: Payload): Promise<string[]> {
  return (await rows<{ slug: string }>(payload, SLUGS, [])).map(({ slug }) => slug)
}
