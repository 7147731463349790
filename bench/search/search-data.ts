import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** The scale of a platform for search benchmarks: sites, and recipes in each. */
export type SearchScale = { sites: number; recipesEach: number }

const WORDS = {
  styles: [
    'Quick',
    'Slow',
    'Roasted',
    'Grilled',
    'Creamy',
    'Spicy',
    'Crispy',
    'Smoky',
    'Sweet',
    'Braised',
    'Fresh',
    'Golden',
    'Sticky',
    'Pickled',
    'Baked',
    'Steamed',
    'Charred',
    'Simple',
    'Winter',
    'Summer',
  ],
  dishes: [
    'soup',
    'stew',
    'curry',
    'salad',
    'pie',
    'tart',
    'bread',
    'cake',
    'pasta',
    'risotto',
    'gratin',
    'tacos',
    'bowl',
    'skewers',
    'dumplings',
    'pancakes',
    'muffins',
    'sauce',
    'pickle',
    'sandwich',
    'traybake',
    'casserole',
    'noodles',
    'fritters',
    'dip',
    'omelette',
    'pizza',
    'porridge',
  ],
} as const

/** Sites with an owner; gives their ids. */
const SITES = `
  with person as (insert into users (email) values (gen_random_uuid() || '@example.com') returning id)
  insert into sites (title, slug, owner_id)
    select 'Bench ' || n, 'bench-' || substr(gen_random_uuid()::text, 1, 13), person.id
    from person, generate_series(1, $1::int) n returning id`

/** Five steps of a recipe as rich text. */
const STEPS = `(values
    (1, 'Heat the oven, line a tin with paper, and set everything out before you begin.'),
    (2, 'Chop what has to be chopped and mix it well with half of the seasoning.'),
    (3, 'Cook over medium heat for ten minutes, stirring now and then, until it smells of itself.'),
    (4, 'Add the rest, cover, and let it go on until soft in the middle and brown at the edges.'),
    (5, 'Let it rest for five minutes, taste, and serve with something green.')) step (place, text)`

/** Recipes of a site with eight ingredients, five steps and up to nine terms each; one in ten is a draft. */
const RECIPES = `
  with made as materialized (
    insert into recipes (site_id, title, slug, description, published_at, prep_time_minutes,
      cook_time_minutes)
    select $1::uuid, concat_ws(' ', ($2::text[])[1 + n % 20], i.title, ($3::text[])[1 + (n * 7) % 28], n),
      'bench-' || n || '-' || substr($1::uuid::text, 1, 4),
      'A ' || lower(($2::text[])[1 + (n * 3) % 20]) || ' ' || ($3::text[])[1 + (n * 5) % 28] ||
        ' for a weekday evening, ready before anybody asks what there is to eat tonight.',
      case when n % 10 = 0 then null else now() - n * interval '1 hour' end,
      5 + n % 40, n % 90
    from generate_series($4::int, $5::int) n
    join (select title, row_number() over (order by slug) - 1 as place, count(*) over () as many
      from ingredients) i on i.place = (n * 13) % i.many
    returning id, prep_time_minutes::int as seed, cook_time_minutes::int as other),
  directions as (
    insert into recipe_instruction_groups (_order, _parent_id, id)
    select 1, id, gen_random_uuid() from made returning id),
  steps as (
    insert into recipe_instructions (_order, _parent_id, id, content)
    select step.place, directions.id, gen_random_uuid(), jsonb_build_object('root', jsonb_build_object(
      'type', 'root', 'format', '', 'indent', 0, 'version', 1, 'direction', null,
      'children', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'format', '', 'indent', 0,
        'version', 1, 'direction', null, 'textStyle', '', 'textFormat', 0,
        'children', jsonb_build_array(jsonb_build_object('type', 'text', 'mode', 'normal', 'style', '',
          'detail', 0, 'format', 0, 'version', 1, 'text', step.text))))))
    from directions cross join ${STEPS}),
  filed as (
    insert into recipes_rels ("order", parent_id, path, terms_id)
    select 1, m.id, case t.kind when 'category' then 'foodCategories' else t.kind::text || 's' end, t.id
    from made m join (select id, kind, row_number() over (partition by kind order by slug) as place,
      count(*) over (partition by kind) as many from terms where site_id is null) t
    on t.place in (1 + (m.seed * 3) % least(t.many, 12), 1 + (m.other * 5) % least(t.many, 20))),
  groups as (
    insert into recipe_ingredient_groups (_order, _parent_id, id)
    select 1, id, gen_random_uuid() from made returning id, _parent_id)
  insert into recipe_ingredients (_order, _parent_id, id, ingredient_id, text, quantity_min, unit_id, spans)
    select k, g.id, gen_random_uuid(), i.id, line.grams || ' g ' || i.title, line.grams, gram.id,
      jsonb_build_array(
        jsonb_build_object('kind', 'amount', 'role', 'main', 'unit', 'gram', 'start', 0, 'end', 5,
          'word', '{"start": 4, "end": 5, "singular": "g", "plural": "g"}'::jsonb,
          'numbers', '[{"start": 0, "end": 3}]'::jsonb,
          'quantityMin', line.grams, 'quantityMax', line.grams),
        jsonb_build_object('kind', 'name', 'noun', null, 'start', 6, 'end', 6 + length(i.title)))
    from groups g join made m on m.id = g._parent_id cross join generate_series(1, 8) k
    cross join lateral (select 100 + (m.seed * 7 + k * 31) % 900 as grams) line
    left join units gram on gram.slug = 'gram'
    join (select id, title, row_number() over (order by slug) - 1 as place, count(*) over () as many
      from ingredients) i on i.place = (m.seed * 31 + m.other * 17 + k * 53) % i.many`

const BATCH = 1_000

/** Fills a database with sites of generated recipes; returns the sites' ids and the seconds it took. */
export async function fillForSearch(
  client: pg.Client,
  { sites, recipesEach }: SearchScale,
): Promise<{ siteIds: string[]; seconds: number }> {
  const { rows } = await client.query<{ id: string }>(SITES, [sites])
  const startedAt = performance.now()
  for (const { id } of rows) {
    for (let from = 1; from <= recipesEach; from += BATCH) {
      const to = Math.min(from + BATCH - 1, recipesEach)
      await client.query(RECIPES, [id, WORDS.styles, WORDS.dishes, from, to])
    }
  }
  return { siteIds: rows.map(({ id }) => id), seconds: (performance.now() - startedAt) / 1_000 }
}

/** Rows of the index alone, of a site's for another one: all that a search touches. */
const COPY = `insert into search_recipes (recipe_id, site_id, published_at, is_counted, is_locked, title_key,
    total_minutes, terms, ranking, document, place)
  select gen_random_uuid(), $2::uuid, published_at, is_counted, is_locked, title_key,
    total_minutes, terms, ranking,
    replace(document::text, '''' || search_key($1::uuid), '''' || search_key($2::uuid))::tsvector,
    place
  from search_recipes where site_id = $1::uuid`
const BESIDE = [
  `insert into search_bits (site_id, term, block, bits)
  select $2::uuid, term, block, bits from search_bits where site_id = $1::uuid`,
  `insert into search_counts (site_id, term, recipes)
  select $2::uuid, term, recipes from search_counts where site_id = $1::uuid`,
  `insert into search_words (site_id, word, published, stored)
  select $2::uuid, word, published, stored from search_words where site_id = $1::uuid`,
  `insert into search_sites (site_id, places)
  select $2::uuid, places from search_sites where site_id = $1::uuid`,
]

/** Grows the index to a number of recipes by copying sites; returns the actual number. */
export async function copyForSearch(
  client: pg.Client,
  siteIds: readonly string[],
  recipes: number,
): Promise<number> {
  const count = async (): Promise<number> => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from search_recipes',
    )
    return rows[0]?.n ?? 0
  }
  let there = await count()
  for (let copy = 0; there < recipes; copy += 1) {
    const values = [siteIds[copy % siteIds.length], randomUUID()]
    const { rowCount } = await client.query(COPY, values)
    if (!rowCount) break
    for (const text of BESIDE) await client.query(text, values)
    there += rowCount
  }
  return there
}
