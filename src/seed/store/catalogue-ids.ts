import type { Payload } from 'payload'
import type { TermKind } from '@/src/domain/term-kind'

/** Ids of catalogue entries by slug; asking for one that is missing is an error. */
export type CatalogueIds = {
  unit: (slug: string) => string
  ingredient: (slug: string) => string
  equipment: (slug: string) => string
  term: (kind: TermKind, slug: string) => string
}

/** Reads the ids of all shared catalogue entries. */
export async function loadCatalogueIds(payload: Payload): Promise<CatalogueIds> {
  const load = async (query: string): Promise<Map<string, string>> => {
    const { rows } = await payload.db.pool.query<{ id: string; slug: string }>(query)
    return new Map(rows.map(({ id, slug }) => [slug, id]))
  }
  const units = await load('select id, slug from units')
  const ingredients = await load('select id, slug from ingredients')
  const equipment = await load('select id, slug from equipment')
  const terms = await load(
    `select id, kind || '/' || slug as slug from terms where site_id is null`,
  )
  const pick = (from: ReadonlyMap<string, string>, what: string) => (slug: string) => {
    const id = from.get(slug)
    if (id === undefined) throw new RangeError(`No ${what} is called ${slug}`)
    return id
  }
  const term = pick(terms, 'term')
  return {
    unit: pick(units, 'unit'),
    ingredient: pick(ingredients, 'ingredient'),
    equipment: pick(equipment, 'equipment'),
    term: (kind, slug) => term(`${kind}/${slug}`),
  }
}
