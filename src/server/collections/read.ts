import type { Payload } from 'payload'
import { isOpen } from '@/access/conditions'
import type {
  Collection,
  CollectionCard,
  ManagedCollection,
} from '@/src/contract/recipe/collection'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import {
  COLLECTION_FIELDS,
  PUBLIC_COLLECTION_FIELDS,
} from '@/src/contract/recipe/collection-fields'
import { firstRow, rows } from '../database/statements'
import type { Statement } from '../database/statements'
import { noteCards } from '../web/content-reads'
import { IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { isoInstant } from '../database/instant-sql'
import { presentFields, selectColumns } from '../plain-fields'
import type { FieldRow } from '../plain-fields'
import { RECIPE_CARD, IS_PUBLISHED } from '../recipes/reading/card-sql'
import { presentCard } from '../recipes/reading/present'
import type { CardRow } from '../recipes/reading/present'
import { presentSeo, seoColumns } from '../seo'
import type { SeoRow } from '../seo'
import { presentVideo, VIDEO_COLUMNS } from '../videos/video-columns'
import type { VideoRow } from '../videos/video-columns'
import { countByRule, readRule, selectedByRule } from './rule'

/** Recipes `r` in collection `c`, in the author's order. */
const MEMBERS = `recipe_collections_rels rel join recipes r on r.id = rel.recipes_id
  where rel.parent_id = c.id and rel.path = 'recipes' and r.site_id = c.site_id`
const IN_USE = 'r.deleted_at is null'

const HEAD = `${selectColumns(COLLECTION_FIELDS, 'c')}, c.rule,
  (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = c.image_id) as image`
const count = (where: string): string =>
  `(select count(*)::int from ${MEMBERS} and ${where}) as "recipeCount"`
const whole = (where: string): string => `${HEAD}, ${count(where)}, ${seoColumns('c.seo')} as seo,
  (select jsonb_build_object(${VIDEO_COLUMNS('v')}) from videos v where v.id = c.video_id) as video,
  coalesce((select jsonb_agg(${RECIPE_CARD} order by rel."order") from ${MEMBERS} and ${where}), '[]')
    as recipes`

type CollectionRow = FieldRow<typeof COLLECTION_FIELDS, ManagedCollection> & {
  image: ImageRow | null
  recipeCount: number
  rule: unknown
}
type WholeRow = CollectionRow & { video: VideoRow | null; seo: SeoRow; recipes: CardRow[] }

/** Rows with the counts that their rules give; one search for each rule. */
const counted = (
  payload: Payload,
  siteId: string,
  found: readonly CollectionRow[],
): Promise<CollectionRow[]> =>
  Promise.all(
    found.map(async (row) => {
      const rule = readRule(row.rule)
      return rule ? { ...row, recipeCount: await countByRule(payload, siteId, rule) } : row
    }),
  )

const presentCollection = (row: CollectionRow): CollectionCard => ({
  ...presentFields<CollectionCard, keyof typeof PUBLIC_COLLECTION_FIELDS>(
    PUBLIC_COLLECTION_FIELDS,
    row,
  ),
  image: presentImage(row.image),
  recipeCount: row.recipeCount,
})

const presentManaged = (row: CollectionRow): ManagedCollectionRow => ({
  ...presentCollection(row),
  ...presentFields<ManagedCollectionRow, keyof typeof COLLECTION_FIELDS>(COLLECTION_FIELDS, row),
  rule: readRule(row.rule),
})

/** Video, search and social settings, and recipes: those that were chosen by hand, or that the rule selects now. */
async function presentContent(
  payload: Payload,
  siteId: string,
  { rule: stored, video, seo, recipes }: WholeRow,
): Promise<Pick<Collection, 'video' | 'seo' | 'recipes' | 'recipeCount'>> {
  const rule = readRule(stored)
  const cards = rule
    ? (await selectedByRule(payload, siteId, rule)).recipes
    : recipes.map(presentCard)
  noteCards(cards)
  return {
    video: presentVideo(video),
    seo: presentSeo(seo),
    recipes: cards,
    recipeCount: cards.length,
  }
}

const list = (name: string, where: string): Statement => ({
  name,
  reads: ['lists'],
  text: `select ${HEAD}, ${count(where)} from recipe_collections c where c.site_id = $1
    order by c.created_at, c.id`,
})
const PUBLIC_LIST = list('collections', IS_PUBLISHED)
const MANAGED_LIST = list('managed_collections', IN_USE)

/** A site's collections, the oldest first. One statement, and a search for each smart one. */
export async function listCollections(payload: Payload, siteId: string): Promise<CollectionCard[]> {
  const found = await rows<CollectionRow>(payload, PUBLIC_LIST, [siteId])
  return (await counted(payload, siteId, found)).map(presentCollection)
}

const HAS_SOME: Statement = {
  name: 'has_collections',
  reads: [],
  text: `select 1 from recipe_collections where site_id = $1 limit 1`,
}

/** Whether a site has collections. One statement. */
export const hasCollections = async (payload: Payload, siteId: string): Promise<boolean> =>
  (await firstRow(payload, HAS_SOME, [siteId])) !== undefined

/** Lists the collections of a site for its staff, with drafts in their counts. */
export async function listManagedCollections(
  payload: Payload,
  siteId: string,
): Promise<ManagedCollectionRow[]> {
  const found = await rows<CollectionRow>(payload, MANAGED_LIST, [siteId])
  return (await counted(payload, siteId, found)).map(presentManaged)
}

const BY_SLUG: Statement = {
  name: 'collection_by_slug',
  reads: ['lists'],
  text: `select ${whole(IS_PUBLISHED)} from recipe_collections c where c.site_id = $1 and c.slug = $2`,
}

/** A collection with its published recipes; null when there is none. */
export async function getCollection(
  payload: Payload,
  siteId: string,
  slug: string,
): Promise<Collection | null> {
  const row = await firstRow<WholeRow>(payload, BY_SLUG, [siteId, slug])
  if (!row) return null
  return { ...presentCollection(row), ...(await presentContent(payload, siteId, row)) }
}

const BY_ID = {
  name: 'managed_collection',
  text: `select ${whole(IN_USE)} from recipe_collections c where c.site_id = $1 and c.id = $2`,
}

/** A collection with all its recipes; null when there is none, or it is another site's. */
export async function findManagedCollection(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedCollection | null> {
  const row = await firstRow<WholeRow>(payload, BY_ID, [siteId, id])
  if (!row) return null
  return { ...presentManaged(row), ...(await presentContent(payload, siteId, row)) }
}

const SITE_COLLECTIONS = {
  name: 'site_collections',
  text: `select s.slug as "siteSlug", c.slug as "collectionSlug",
      ${isoInstant('c.updated_at')} as "updatedAt"
    from recipe_collections c join sites s on s.id = c.site_id
    where ${isOpen('s')} order by s.slug, c.slug`,
}

/**
 * The addresses of all collections of all sites. One statement.
 * @see docs/product/site-pages.md#site-maps-and-robots
 */
export const listSiteCollections = (
  payload: Payload,
): Promise<{ siteSlug: string; collectionSlug: string; updatedAt: string }[]> =>
  rows(payload, SITE_COLLECTIONS, [])
