import type { Payload } from 'payload'
import type { RecipeListExport } from '@/src/contract/recipe/bulk'
import { csvLine } from '@/src/domain/csv-line'
import { rows } from '@/src/server/database/statements'
import { isoInstant } from '@/src/server/database/instant-sql'
import { MANAGED_ORDERS } from '../managed'
import { IS_STORED_POST } from '../reading/stored-post-sql'
import { SELECTED, selectionValues } from './selected'

/** Read so many recipes at a time: a list is never in memory whole. */
const PAGE = 1_000

const filed = (path: string): string => `(select string_agg(t.title, '; ' order by f."order")
  from recipes_rels f join terms t on t.id = f.terms_id
  where f.parent_id = r.id and f.path = '${path}')`

/** The columns of the file, with where each comes from. */
const COLUMNS = {
  title: 'r.title',
  address: `'/recipes/' || r.slug`,
  published: isoInstant('r.published_at'),
  changed: isoInstant('r.updated_at'),
  access: 'r.privacy_setting::text',
  kind: `case when ${IS_STORED_POST} then 'legacy' else 'recipe' end`,
  prepTimeMinutes: 'r.prep_time_minutes::text',
  cookTimeMinutes: 'r.cook_time_minutes::text',
  meals: filed('meals'),
  categories: filed('foodCategories'),
  cuisines: filed('cuisines'),
  methods: filed('methods'),
  diets: filed('diets'),
  tags: filed('tags'),
} as const

const statement = (orderBy: keyof typeof MANAGED_ORDERS) => ({
  name: `recipe_list_${orderBy}`,
  text: `select ${Object.entries(COLUMNS)
    .map(([name, source]) => `${source} as "${name}"`)
    .join(', ')}
    from recipes r where ${SELECTED} order by ${MANAGED_ORDERS[orderBy]} limit ${PAGE} offset $13`,
})

type ListRow = Record<keyof typeof COLUMNS, string | null>

/** The recipes of a selection as CSV with a head, in the order of the list. */
export async function recipeList(
  payload: Payload,
  siteId: string,
  filter: RecipeListExport,
): Promise<AsyncIterable<string>> {
  const values = await selectionValues(payload, siteId, filter)
  return lines(payload, values, filter.orderBy ?? 'updated_at_desc')
}

async function* lines(
  payload: Payload,
  values: readonly unknown[],
  orderBy: keyof typeof MANAGED_ORDERS,
): AsyncGenerator<string> {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  yield csvLine(names)
  for (let offset = 0; ; offset += PAGE) {
    const found = await rows<ListRow>(payload, statement(orderBy), [...values, offset])
    for (const row of found) yield csvLine(names.map((name) => row[name]))
    if (found.length < PAGE) return
  }
}
