import type { Payload } from 'payload'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { isoInstant } from '../database/instant-sql'
import { rows } from '../database/statements'

/** The newest comment of a reader on a recipe carries the stars that the reader gave. */
const CARRIES = `not exists (select 1 from comments n where n.recipe_id = c.recipe_id
    and n.user_id = c.user_id and n.parent_id is null and n.status <> 'deleted'
    and (n.created_at, n.id) > (c.created_at, c.id))`
const STARS = `(select g.stars from recipe_ratings g where g.recipe_id = c.recipe_id
    and (g.comment_id = c.id or g.is_visible and g.user_id = c.user_id and c.parent_id is null
      and c.status = 'published' and ${CARRIES}))`

const KEY = (alias: string): string => `coalesce(${alias}.source_key, 'own:' || ${alias}.id)`

const COMMENTS = {
  name: 'export_comments',
  text: `select ${KEY('c')} as key, r.slug as "recipeSlug",
      case when p.id is not null then ${KEY('p')} end as "parentKey",
      coalesce(nullif(u.display_name, ''), c.writer_name) as name, c.content, c.status,
      ${isoInstant('c.created_at')} as "createdAt", ${STARS} as stars
    from comments c join recipes r on r.id = c.recipe_id left join comments p on p.id = c.parent_id
      left join users u on u.id = c.user_id
    where c.site_id = $1 and c.status <> 'deleted' and r.deleted_at is null
      and p.status is distinct from 'deleted'
    order by r.slug, c.created_at, 1`,
}

/** Stars without a comment that carries them; nobody is named. */
const RATINGS = {
  name: 'export_ratings',
  text: `select r.slug as "recipeSlug", g.stars, ${isoInstant('g.created_at')} as "createdAt"
    from recipe_ratings g join recipes r on r.id = g.recipe_id
    where g.site_id = $1 and g.is_visible and g.comment_id is null and r.deleted_at is null
      and not exists (select 1 from comments c where c.recipe_id = g.recipe_id
        and c.user_id = g.user_id and c.parent_id is null and c.status = 'published'
        and ${CARRIES})
    order by r.slug, g.created_at, g.stars`,
}

type CommentRow = { content: unknown }

/**
 * Builds the file of a site's comments and ratings: names as readers see them, no addresses and accounts.
 * @see docs/product/import-and-export.md#comments-and-ratings
 */
export async function commentsFile(payload: Payload, siteId: string): Promise<string> {
  const found = await rows<CommentRow>(payload, COMMENTS, [siteId])
  const ratings = await rows(payload, RATINGS, [siteId])
  const comments = found.map((row) => ({ ...row, content: documentFromLexical(row.content) }))
  return `${JSON.stringify({ comments, ratings }, null, 2)}\n`
}
