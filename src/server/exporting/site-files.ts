import type { Payload } from 'payload'
import type { CollectionCard } from '@/src/contract/recipe/collection'
import { PUBLIC_COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import type { SiteEvent } from '@/src/contract/site/site'
import { csvLine } from '@/src/domain/csv-line'
import { firstRow, rows } from '../database/statements'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { IS_CURRENT } from '../subscriptions/is-current'
import { SUBSCRIBER_NAME } from '../subscriptions/subscribers/subscriber-name'
import { isoInstant } from '../database/instant-sql'
import { selectColumns } from '../plain-fields'
import { presentSeo, seoColumns } from '../seo'
import type { SeoRow } from '../seo'
import { getPublicSite } from '../sites/read'
import { portableId, replaceTexts } from './portable-id'

type Names = ReadonlyMap<string, string>

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Data of the site that visitors do not see under these names. */
const BEHIND = {
  name: 'export_behind_site',
  text: `select array(select c.slug from sites_rels r join recipes c on c.id = r.recipes_id
      where r.parent_id = s.id and r.path = 'featuredRecipes' and c.deleted_at is null
      order by r."order") as "featuredRecipeSlugs",
    jsonb_build_object('color', (select title from color_themes t where t.id = s.color_theme_id),
      'type', (select title from type_themes t where t.id = s.type_theme_id)) as "themeTitles",
    s.search_synonyms as "searchSynonyms"
    from sites s where s.id = $1`,
}

/**
 * Builds the file of a site's public settings, with the slugs of its featured recipes, the titles of its
 * themes and its search synonyms.
 */
export async function siteFile(
  payload: Payload,
  site: { id: string; slug: string },
  names: Names,
): Promise<string> {
  const [found, behind] = await Promise.all([
    getPublicSite(payload, site.slug),
    firstRow(payload, BEHIND, [site.id]),
  ])
  if (!found || !behind) throw new Error('The site is gone')
  const events = found.events.toSorted(byDateAndWords)
  const own = new Map([
    [found.id, portableId('site')],
    ...listNames('home-section', found.homeSections),
    ...listNames('header', found.headerLinks),
    ...listNames('link', found.links),
    ...listNames('social', found.socialMediaLinks),
    ...listNames('product', found.productLinks),
    ...listNames('event', events),
  ])
  const owner = { displayName: found.owner.displayName, avatar: null }
  const currentSite = replaceTexts({ ...found, events, owner }, new Map([...names, ...own]))
  return pretty({ currentSite, ...behind })
}

/** Events of the same time are sorted here: their database order is undefined. */
function byDateAndWords(one: SiteEvent, other: SiteEvent): number {
  const [a, b] = [one, other].map(({ title, location, description, href }) =>
    JSON.stringify([title, location, description, href]),
  )
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1
}

const listNames = (kind: string, list: readonly { id: string }[]): [string, string][] =>
  list.map(({ id }, at) => [id, portableId(kind, at)])

const TERMS = {
  name: 'export_terms',
  text: `select kind, slug, title, array(select a.text from terms_texts a
      where a.parent_id = t.id and a.path = 'aliases' order by a."order") as aliases
    from terms t where site_id = $1 order by kind::text, slug`,
}

const EQUIPMENT = {
  name: 'export_equipment',
  text: `select slug, title, array(select a.text from equipment_texts a
      where a.parent_id = e.id and a.path = 'aliases' order by a."order") as aliases
    from equipment e where site_id = $1 order by slug`,
}

/** Builds the file of the site's own terms and equipment. */
export async function termsFile(payload: Payload, siteId: string): Promise<string> {
  const [terms, equipment] = await Promise.all([
    rows(payload, TERMS, [siteId]),
    rows(payload, EQUIPMENT, [siteId]),
  ])
  return pretty({ terms, equipment })
}

const COLOR_THEMES = {
  name: 'export_color_themes',
  text: `select title, color_text as "colorText", color_accent as "colorAccent",
      color_subdued as "colorSubdued", color_overlay as "colorOverlay",
      color_background as "colorBackground", color_panel as "colorPanel",
      color_emphasis as "colorEmphasis", color_outline as "colorOutline"
    from color_themes t where site_id = $1 order by title, (to_jsonb(t) - '{id,created_at,updated_at}'::text[])::text`,
}
const TYPE_THEMES = {
  name: 'export_type_themes',
  text: `select title, display_font_family as "displayFontFamily",
      narrative_font_family as "narrativeFontFamily",
      display_font_normal_weight::float8 as "displayFontNormalWeight",
      display_font_bold_weight::float8 as "displayFontBoldWeight",
      narrative_font_normal_weight::float8 as "narrativeFontNormalWeight",
      narrative_font_bold_weight::float8 as "narrativeFontBoldWeight"
    from type_themes t where site_id = $1 order by title, (to_jsonb(t) - '{id,created_at,updated_at}'::text[])::text`,
}

/** Builds the file of the site's own themes, including unused ones. */
export async function themesFile(payload: Payload, siteId: string): Promise<string> {
  const [colorThemes, typeThemes] = await Promise.all([
    rows(payload, COLOR_THEMES, [siteId]),
    rows(payload, TYPE_THEMES, [siteId]),
  ])
  return pretty({ colorThemes, typeThemes })
}

const REDIRECTS = {
  name: 'export_redirects',
  text: `select "from", "to", origin from redirects where site_id = $1 order by "from"`,
}

/** Builds the file of redirects. */
export const redirectsFile = async (payload: Payload, siteId: string): Promise<string> =>
  pretty({ redirects: await rows(payload, REDIRECTS, [siteId]) })

const COLLECTIONS = {
  name: 'export_collections',
  text: `select ${selectColumns(PUBLIC_COLLECTION_FIELDS, 'c')},
      ${isoInstant('c.created_at')} as "createdAt", c.rule, ${seoColumns('c.seo')} as seo,
      (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = c.image_id)
        as image,
      (select v.key from videos v where v.id = c.video_id) as "videoKey",
      array(select r.slug from recipe_collections_rels rel join recipes r on r.id = rel.recipes_id
        where rel.parent_id = c.id and rel.path = 'recipes' and r.deleted_at is null
        order by rel."order") as "recipeSlugs"
    from recipe_collections c where c.site_id = $1 order by c.created_at, c.slug`,
}

type CollectionRow = Omit<CollectionCard, 'image' | 'recipeCount'> & {
  createdAt: string
  rule: unknown
  seo: SeoRow
  image: ImageRow | null
  videoKey: string | null
  recipeSlugs: string[]
}

/** The site's collections with their rules, or the slugs of their recipes in order. */
export async function collectionsFile(
  payload: Payload,
  siteId: string,
  names: Names,
): Promise<string> {
  const found = await rows<CollectionRow>(payload, COLLECTIONS, [siteId])
  const collections = found.map(({ image, seo, ...row }) => ({
    ...row,
    seo: presentSeo(seo),
    id: portableId('collection', row.slug),
    image: presentImage(image),
  }))
  return pretty({ collections: replaceTexts(collections, names) })
}

const SUBSCRIBERS = {
  name: 'export_subscribers',
  text: `select u.email, ${SUBSCRIBER_NAME} as name, b.plan_type as plan, b.status,
      coalesce(b.receives_newsletter, true) as "receivesNewsletter",
      ${isoInstant('b.created_at')} as "subscribedAt", b.tags
    from subscriptions b join users u on u.id = b.user_id
    where b.site_id = $1 and ${IS_CURRENT('b')} and u.email > $2 order by u.email limit 1000`,
}

type SubscriberRow = {
  email: string
  name: string | null
  plan: string
  status: string
  receivesNewsletter: boolean
  subscribedAt: string
  tags: string[]
}

/** Lists the subscribers of the site as lines; read a thousand at a time. */
export async function* subscriberLines(payload: Payload, siteId: string): AsyncGenerator<string> {
  yield csvLine(['email', 'name', 'plan', 'receives_newsletter', 'subscribed_at', 'tags'])
  let last = ''
  for (;;) {
    const found = await rows<SubscriberRow>(payload, SUBSCRIBERS, [siteId, last])
    for (const { email, name, plan, receivesNewsletter, subscribedAt, tags } of found) {
      const cells = [email, name, plan, String(receivesNewsletter), subscribedAt, tags.join('; ')]
      yield csvLine(cells)
    }
    const end = found.at(-1)
    if (!end || found.length < 1000) return
    last = end.email
  }
}
