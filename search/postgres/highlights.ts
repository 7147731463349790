import type { Highlights } from '@/search/engine'
import { beginsLike, matchedRanges, matchedTexts } from '@/search/query/highlight'
import { otherNames } from '@/search/query/read-query'
import type { ParsedQuery } from '@/search/query/read-query'
import { singular } from '@/search/query/words'
import type { Database } from './database'
import type { Readings } from './tsquery'

/** The searchable texts of found recipes; the ingredients of locked ones are left out. */
const TEXTS = {
  name: 'search_texts',
  text: `select r.id, r.title,
      case when r.privacy_setting = 'public' then array(
        select coalesce(u.ingredient_title_override, i.title)
        from recipe_ingredient_groups g join recipe_ingredients u on u._parent_id = g.id
          left join ingredients i on i.id = u.ingredient_id
        where g._parent_id = r.id and coalesce(u.ingredient_title_override, i.title) is not null
        order by g._order, u._order) else '{}' end as ingredients
    from recipes r where r.id = any($1::uuid[])`,
}

/** Finds the matched words of each recipe. One statement. */
export async function findHighlights(
  database: Database,
  recipeIds: readonly string[],
  query: ParsedQuery,
  readings: Readings,
): Promise<Map<string, Highlights>> {
  const isMatch = beginsLike(lookedFor(query, readings))
  const { rows } = await database.query<{ id: string; title: string; ingredients: string[] }>({
    ...TEXTS,
    values: [recipeIds],
  })
  return new Map(
    rows.map(({ id, title, ingredients }) => [
      id,
      { title: matchedRanges(title, isMatch), ingredients: matchedTexts(ingredients, isMatch) },
    ]),
  )
}

function lookedFor({ words, ingredients }: ParsedQuery, readings: Readings): string[] {
  const typed = [...words, ...ingredients.flat()]
  const names = [words, ...ingredients].flatMap((each) => otherNames(each, readings.synonyms))
  return [
    ...typed,
    ...typed.map(singular),
    ...typed.flatMap((word) => readings.corrections.get(word) ?? []),
    ...names.flatMap((other) => other.names.flat()),
  ]
}
