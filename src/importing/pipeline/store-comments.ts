import { commentContent } from '@/src/domain/rich-text/comment'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { MAX_COMMENT_LENGTH } from '@/src/contract/people/comment'
import { rows } from '@/src/server/database/statements'
import type { ImportedComment } from '../imported-comment'
import { textToDocument } from '../imported-recipe'
import { toStorableText } from '../storable'
import type { PlannedRecipe } from './plan-recipes'
import type { ImportTarget } from './target'

/** A comment that was imported before stays as its moderators left it. */
const COMMENTS = {
  name: 'import_comments',
  text: `insert into comments (site_id, recipe_id, parent_id, writer_name, content, status,
      source_key, created_at, updated_at)
    select $1, x.recipe_id, p.id, nullif(x.name, ''), x.content, x.status, x.key,
      coalesce(x.created_at, now()), now()
    from jsonb_to_recordset($2::jsonb) as x(recipe_id uuid, parent text, name text, content jsonb,
        status comment_status, key text, created_at timestamptz)
      left join comments p on p.site_id = $1 and p.source_key = x.parent
    where x.parent is null or p.id is not null
    on conflict (site_id, source_key) where source_key is not null do nothing`,
}
const RATINGS = {
  name: 'import_ratings',
  text: `insert into recipe_ratings (site_id, recipe_id, comment_id, source, stars, is_visible,
      created_at)
    select $1, c.recipe_id, c.id, 'import', x.stars, c.status = 'published', c.created_at
    from jsonb_to_recordset($2::jsonb) as x(key text, stars smallint)
      join comments c on c.site_id = $1 and c.source_key = x.key and c.user_id is null
    where x.stars is not null
    on conflict (comment_id) where comment_id is not null do nothing`,
}
const SUMMARIES = {
  name: 'import_rating_summaries',
  text: `insert into imported_rating_summaries as s (recipe_id, site_id, program, average, count)
    select x.recipe_id, $1, x.program, x.average, x.count
    from jsonb_to_recordset($2::jsonb) as x(recipe_id uuid, program text, average numeric, count int)
    on conflict (recipe_id) do update set program = excluded.program, average = excluded.average,
      count = excluded.count, imported_at = now()`,
}

/**
 * Stores the comments of imported recipes with their stars, and the summaries of ratings; a second import
 * adds only what is new.
 * @see docs/product/import-and-export.md#comments-and-ratings
 */
export async function storeComments(
  { payload, siteId }: ImportTarget,
  written: readonly PlannedRecipe[],
): Promise<void> {
  const comments = written.flatMap(({ id, row, recipe }) =>
    recipe.comments.flatMap((comment) => storedComment(comment, id, row.sourceKey)),
  )
  for (const isReply of [false, true]) {
    const level = comments.filter(({ parent }) => (parent !== null) === isReply)
    if (level.length > 0) await rows(payload, COMMENTS, [siteId, JSON.stringify(level)])
  }
  const rated = comments.filter(({ stars }) => stars !== null)
  if (rated.length > 0) await rows(payload, RATINGS, [siteId, JSON.stringify(rated)])
  const summaries = written.flatMap(({ id, recipe: { rating } }) =>
    rating ? [{ recipe_id: id, ...rating }] : [],
  )
  if (summaries.length > 0) await rows(payload, SUMMARIES, [siteId, JSON.stringify(summaries)])
}

/** The row of a comment; none for one without visible text. */
function storedComment(comment: ImportedComment, recipeId: string, sourceKey: string) {
  const document = commentContent(textToDocument(toStorableText(comment.text)))
  const { length } = plainText(document)
  if (length === 0 || length > MAX_COMMENT_LENGTH) return []
  const keyOf = (key: string): string => `${sourceKey}#${key}`
  return [
    {
      recipe_id: recipeId,
      parent: comment.parentKey === null ? null : keyOf(comment.parentKey),
      name: toStorableText(comment.name).slice(0, 255),
      content: lexicalFromDocument(document),
      status: comment.status,
      key: keyOf(comment.key),
      created_at: comment.createdAt,
      stars: comment.stars,
    },
  ]
}
