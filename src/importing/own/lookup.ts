import { worksOnSite } from '@/access/conditions'
import type { Payload } from 'payload'
import { portableId } from '@/src/server/exporting/portable-id'
import { rows } from '@/src/server/database/statements'

/** Finds the targets of references in an export on the importing site. */
export type OwnLookup = {
  /** Units of the catalogue by their ids in exports. */
  units: () => Promise<ReadonlyMap<string, string>>
  ingredientId: (slug: string) => Promise<string | null>
  equipmentId: (title: string) => Promise<string | null>
  /** Finds a term by slug; the title decides between a shared and an own term. */
  termId: (kind: string, term: { slug: string; title: string }) => Promise<string | null>
  managerId: (displayName: string) => Promise<string | null>
  recipeId: (slug: string) => Promise<string | null>
  /** Finds a picture by its name in the export. */
  imageId: (name: string) => Promise<string | null>
  /** Returns the storage key of an exported picture; null if it is missing. */
  imageKey: (name: string) => Promise<string | null>
  /** Finds a video by its name in the export. */
  videoId: (name: string) => Promise<string | null>
}

type Pair = { key: string; id: string }

const UNITS = { name: 'own_units', text: `select slug as key, id from units` }
const INGREDIENTS = { name: 'own_ingredients', text: `select slug as key, id from ingredients` }
const EQUIPMENT = {
  name: 'own_equipment',
  text: `select title as key, id from equipment where site_id is null or site_id = $1
    order by site_id nulls first`,
}
const TERMS = {
  name: 'own_terms',
  text: `select unnest(array[kind || ' ' || slug, kind || ' ' || slug || ' ' || title]) as key, id
    from terms where site_id is null or site_id = $1 order by site_id nulls first`,
}
const MANAGERS = {
  name: 'own_managers',
  text: `select u.display_name as key, u.id from users u where u.display_name is not null and exists (
    select 1 from sites s where s.id = $1 and ${worksOnSite('s', 'u.id')})`,
}
const RECIPE = {
  name: 'own_recipe',
  text: `select slug as key, id from recipes where site_id = $1 and slug = $2
    and deleted_at is null`,
}
const IMAGE = {
  name: 'own_image',
  text: `select key, id from images where site_id = $1 and key = $2`,
}

const VIDEO = {
  name: 'own_video',
  text: `select key, id from videos where site_id = $1 and key = $2`,
}

/** Returns the storage key of an exported picture on a site. */
export const getImageKey = (siteId: string, name: string): string =>
  `${portableId('own image', siteId, name)}${endingOf(name)}`

/** Returns the storage key of an exported video on a site. */
export const getVideoKey = (siteId: string, name: string): string =>
  `${portableId('own video', siteId, name)}${endingOf(name)}`

const endingOf = (name: string): string => /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? ''

/**
 * Creates the lookup of an import. Catalogues are read once; records that the import itself stores
 * are queried each time.
 */
export function createOwnLookup(payload: Payload, siteId: string): OwnLookup {
  const kept = new Map<string, Promise<ReadonlyMap<string, string>>>()
  const all = (statement: { name: string; text: string }, values: readonly unknown[]) => {
    const known = kept.get(statement.name) ?? read(payload, statement, values)
    kept.set(statement.name, known)
    return known
  }
  const one = async (statement: { name: string; text: string }, key: string) =>
    (await read(payload, statement, [siteId, key])).get(key) ?? null
  return {
    units: async () =>
      new Map([...(await all(UNITS, []))].map(([slug, id]) => [portableId('unit', slug), id])),
    ingredientId: async (slug) => (await all(INGREDIENTS, [])).get(slug) ?? null,
    equipmentId: async (title) => (await all(EQUIPMENT, [siteId])).get(title) ?? null,
    termId: async (kind, { slug, title }) => {
      const terms = await all(TERMS, [siteId])
      return terms.get(`${kind} ${slug} ${title}`) ?? terms.get(`${kind} ${slug}`) ?? null
    },
    managerId: async (name) => (await all(MANAGERS, [siteId])).get(name) ?? null,
    recipeId: (slug) => one(RECIPE, slug),
    imageId: (name) => one(IMAGE, getImageKey(siteId, name)),
    imageKey: async (name) => {
      const key = getImageKey(siteId, name)
      return (await one(IMAGE, key)) === null ? null : key
    },
    videoId: (name) => one(VIDEO, getVideoKey(siteId, name)),
  }
}

async function read(
  payload: Payload,
  statement: { name: string; text: string },
  values: readonly unknown[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<Pair>(payload, statement, values)
  return new Map(found.map(({ key, id }) => [key, id]))
}
