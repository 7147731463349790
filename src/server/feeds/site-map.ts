import type { Payload } from 'payload'
import type { ImageRow } from '../images'
import { presentImage } from '../images'
import { firstRow, rows } from '../database/statements'
import { isoInstant } from '../database/instant-sql'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { IMAGE_COLUMNS } from '../images'
import { RECIPES_PER_MAP } from './sitemap-xml'
import type { MapAddress } from './sitemap-xml'

/** Number of recipes read at a time: the bound on memory, whatever a site's size. */
const ROWS_PER_READ = 1000
/** Maximum number of pictures of a recipe in a sitemap. */
const IMAGES_PER_RECIPE = 10

/** Oldest first, so that a new recipe changes the last map alone. */
const ORDER = 'r.published_at, r.id'
/** A recipe that waited for its day is as new as its day. */
const LAST_MODIFIED = 'greatest(r.updated_at, r.published_at)'

/** The maps a site's recipes fill, in order; none for a site without recipes. */
export type MapOutline = {
  maps: readonly { lastModified: string }[]
  /** Identifies this set of recipes and their state. */
  fingerprint: string
}

const OUTLINE = {
  name: 'site_map_outline',
  text: `
    with numbered as (
      select ${LAST_MODIFIED} as modified, r.id, r.slug,
        (row_number() over (order by ${ORDER}) - 1) / $2 as map
      from recipes r where r.site_id = $1 and ${IS_PUBLISHED}),
    maps as (
      select map, max(modified) as modified, count(*) as recipes,
        sum(hashtextextended(concat(id, slug, modified), 0)) as hash
      from numbered group by map)
    select coalesce(jsonb_agg(jsonb_build_object('lastModified', ${isoInstant('modified')})
        order by map), '[]') as maps,
      concat_ws('/', sum(recipes), sum(hash)) as fingerprint
    from maps`,
}

/** Divides a site's recipes into maps, with the time of each map's last change. One statement. */
export async function outlineSiteMap(payload: Payload, siteId: string): Promise<MapOutline> {
  const found = await firstRow<MapOutline>(payload, OUTLINE, [siteId, RECIPES_PER_MAP])
  return found ?? { maps: [], fingerprint: '' }
}

const PAGE_OF_RECIPES = {
  name: 'site_map_recipes',
  text: `
    with page as materialized (
      select r.id, r.slug, r.published_at, ${LAST_MODIFIED} as modified from recipes r
      where r.site_id = $1 and ${IS_PUBLISHED} and (r.published_at, r.id) > ($2, $3)
      order by ${ORDER} limit $4 offset $5)
    select r.id, r.slug, ${isoInstant('r.published_at')} as "publishedAt",
      ${isoInstant('r.modified')} as "lastModified",
      coalesce((select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')},
          'crop', jsonb_build_object('width', ri.crop_width, 'height', ri.crop_height,
            'x', ri.crop_x, 'y', ri.crop_y)) order by ri._order)
        from recipe_images ri join images i on i.id = ri.image_id
        where ri._parent_id = r.id and ri._order <= ${IMAGES_PER_RECIPE}), '[]') as images
    from page r order by ${ORDER}`,
}

type MappedRecipeRow = {
  id: string
  slug: string
  publishedAt: string
  lastModified: string
  images: ImageRow[]
}

const BEFORE_ALL = { publishedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/**
 * The recipes of one of a site's maps (counted from 1), a page at a time. One statement a page of
 * 1,000; each page starts where the last one ended, so that nothing is read twice.
 */
export async function* listSiteMapRecipes(
  payload: Payload,
  siteId: string,
  map: number,
): AsyncGenerator<MapAddress[], void, undefined> {
  let after = BEFORE_ALL
  let offset = (map - 1) * RECIPES_PER_MAP
  for (let left = RECIPES_PER_MAP; left > 0; left -= ROWS_PER_READ) {
    const wanted = Math.min(ROWS_PER_READ, left)
    const values = [siteId, after.publishedAt, after.id, wanted, offset]
    const found = await rows<MappedRecipeRow>(payload, PAGE_OF_RECIPES, values)
    const last = found.at(-1)
    if (!last) return
    yield found.map(mapAddress)
    if (found.length < wanted) return
    after = last
    offset = 0
  }
}

const mapAddress = ({ slug, lastModified, images }: MappedRecipeRow): MapAddress => ({
  path: `/recipes/${encodeURIComponent(slug)}`,
  lastModified,
  images: images.map(presentImage).filter((each) => each !== null),
})
