import type { Payload } from 'payload'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { rows } from '@/src/server/database/statements'
import { annotateRow } from './annotated-row'
import type { UnannotatedRow } from './annotated-row'

const BATCH = 500
/** Batches of one call: half a million lines, some minutes. */
const MAX_BATCHES = 1000

const FIND = {
  name: 'find_unannotated_lines',
  text: `select u.id, u.text, u.quantity_min::float8 as "quantityMin",
      u.quantity_max::float8 as "quantityMax",
      u.ingredient_title_override as "ingredientTitleOverride", u.preparation, u.note, u.link,
      case when n.id is null then null else jsonb_build_object('id', n.id, 'slug', n.slug,
        'title', n.title, 'pluralTitle', n.plural_title, 'abbreviation', n.abbreviation) end as unit,
      case when e.id is null then null
        else jsonb_build_object('id', e.id, 'title', e.title) end as ingredient,
      r.language
    from (select * from recipe_ingredients where spans is null limit ${BATCH}) u
      join recipe_ingredient_groups g on g.id = u._parent_id join recipes r on r.id = g._parent_id
      left join units n on n.id = u.unit_id left join ingredients e on e.id = u.ingredient_id`,
}
const STORE = {
  name: 'store_annotated_lines',
  text: `update recipe_ingredients u set text = line.text, spans = line.spans
    from jsonb_to_recordset($1::jsonb) as line(id text, text text, spans jsonb)
    where u.id = line.id and u.spans is null`,
}

type StoredLine = Omit<UnannotatedRow, 'preparation'> & {
  preparation: unknown
  language: string | null
}

/**
 * Stores text and spans of the ingredient lines that lack them: those of earlier versions, and those
 * written by Payload's Local API. Until then pages annotate them on read.
 * @see docs/product/ingredient-lines.md#lines-without-text
 */
export async function annotateStoredLines(payload: Payload): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const found = await rows<StoredLine>(payload, FIND, [])
    if (found.length === 0) return
    const lines = found.map(({ preparation, language, ...row }) => ({
      id: row.id,
      ...textAndSpans({ ...row, preparation: documentFromLexical(preparation) }, language),
    }))
    await rows(payload, STORE, [JSON.stringify(lines)])
  }
}

function textAndSpans(row: UnannotatedRow, language: string | null) {
  const { text, spans } = annotateRow(row, language ?? undefined)
  return { text, spans }
}
