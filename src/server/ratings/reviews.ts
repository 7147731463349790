import type { Payload } from 'payload'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { MAX_REVIEW_LENGTH, MAX_REVIEWER_NAME, MAX_REVIEWS } from '@/src/domain/recipes/review'
import type { Review } from '@/src/domain/recipes/review'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'
import type { Statement } from '../database/statements'

/** The newest comment of each reader who has rated the recipe, and imported comments with stars. */
const NEWEST: Statement = {
  name: 'reviews_of_recipe',
  reads: ([, recipeId]) => [`comments:${String(recipeId)}`, `rating:${String(recipeId)}`],
  text: `select x.stars, x."authorName", ${isoInstant('x.created_at')} as "publishedAt", x.content
    from (
      select distinct on (coalesce(c.user_id, c.id)) c.id, c.content, c.created_at, g.stars,
        left(coalesce(nullif(u.display_name, ''), nullif(c.writer_name, ''), 'A reader'),
          ${MAX_REVIEWER_NAME}) as "authorName"
      from comments c join recipe_ratings g on g.recipe_id = c.recipe_id and g.is_visible
          and (g.comment_id = c.id or g.user_id = c.user_id)
        left join users u on u.id = c.user_id
      where c.site_id = $1 and c.recipe_id = $2 and c.status = 'published' and c.parent_id is null
      order by coalesce(c.user_id, c.id), c.created_at desc, c.id) x
    order by x.created_at desc, x.id limit ${MAX_REVIEWS}`,
}

/**
 * Lists the newest published comments with stars for the page of a recipe.
 * @see docs/product/ratings.md#reviews
 */
export async function listReviews(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<Review[]> {
  const found = await rows<Omit<Review, 'text'> & { content: unknown }>(payload, NEWEST, [
    siteId,
    recipeId,
  ])
  return found.map(({ content, ...review }) => ({
    ...review,
    text: shorten(plainText(documentFromLexical(content)).replace(/\s+/g, ' ').trim()),
  }))
}

/** Cuts a text after a whole word. */
function shorten(text: string): string {
  if (text.length <= MAX_REVIEW_LENGTH) return text
  const cut = text.slice(0, MAX_REVIEW_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > MAX_REVIEW_LENGTH / 2 ? cut.slice(0, end) : cut).trimEnd()}…`
}
