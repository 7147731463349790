import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Stars } from '@/src/contract/people/rating'
import { RichText } from '@/src/contract/recipe/rich-text'
import { commentContent } from '@/src/domain/rich-text/comment'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import { rows } from '@/src/server/database/statements'
import { inTransaction } from '@/src/server/database/transaction'
import type { StorePart } from '../import-row'
import { SILENCE_WEBHOOKS } from '../pipeline/store-batch'
import { parseExported } from './parse-exported'

const Time = z.iso.datetime()
const Exported = z.object({
  comments: z.array(
    z.object({
      key: z.string().min(1).max(1_000),
      recipeSlug: z.string(),
      parentKey: z.string().nullable(),
      name: z.string().max(255).nullable(),
      content: RichText,
      status: z.enum(['published', 'waiting', 'hidden', 'spam']),
      createdAt: Time,
      stars: Stars.nullable(),
    }),
  ),
  ratings: z.array(z.object({ recipeSlug: z.string(), stars: Stars, createdAt: Time })),
})

/** Comments that are there already stay as their moderators left them; replies come after comments. */
const COMMENTS = {
  name: 'own_import_comments',
  text: `insert into comments (site_id, recipe_id, parent_id, writer_name, content, status,
      source_key, created_at)
    select $1::uuid, r.id, p.id, g.name, g.content, g.status, g.key, g."createdAt"
    from jsonb_to_recordset($2::jsonb) as g(key text, "recipeSlug" text, "parentKey" text,
        name text, content jsonb, status comment_status, "createdAt" timestamptz)
      join recipes r on r.site_id = $1 and r.slug = g."recipeSlug" and r.deleted_at is null
      left join comments p on p.site_id = $1
        and (p.source_key = g."parentKey" or 'own:' || p.id = g."parentKey")
    where (g."parentKey" is null or p.id is not null)
      and not exists (select 1 from comments h where h.site_id = $1 and 'own:' || h.id = g.key)
    on conflict (site_id, source_key) where source_key is not null do nothing`,
}
const STARS = {
  name: 'own_import_stars',
  text: `insert into recipe_ratings (site_id, recipe_id, comment_id, source, stars, is_visible,
      created_at)
    select $1::uuid, c.recipe_id, c.id, 'import', g.stars, c.status = 'published', c.created_at
    from jsonb_to_recordset($2::jsonb) as g(key text, stars smallint)
      join comments c on c.site_id = $1 and c.source_key = g.key and c.user_id is null
    where g.stars is not null
    on conflict (comment_id) where comment_id is not null do nothing`,
}

/** Stars without a comment are known by a hash of what the export says of them. */
const RATINGS = {
  name: 'own_import_ratings',
  text: `insert into recipe_ratings (site_id, recipe_id, visitor_hash, source, stars, created_at)
    select $1::uuid, r.id, decode(g.hash, 'hex'), 'import', g.stars, g."createdAt"
    from jsonb_to_recordset($2::jsonb) as g("recipeSlug" text, hash text, stars smallint,
        "createdAt" timestamptz)
      join recipes r on r.site_id = $1 and r.slug = g."recipeSlug" and r.deleted_at is null
    where not exists (select 1 from recipe_ratings h where h.recipe_id = r.id
      and h.source <> 'import' and h.stars = g.stars and h.created_at = g."createdAt")
    on conflict (recipe_id, visitor_hash) where visitor_hash is not null do nothing`,
}

/**
 * Reads the comments and ratings of an export. They have no account here: names and stars stay.
 * @see docs/product/import-and-export.md#comments-and-ratings
 */
export function createCommentsPart(value: unknown): StorePart {
  const exported = parseExported(Exported, value)
  const comments = exported.comments.map((comment) => ({
    ...comment,
    content: lexicalFromDocument(commentContent(comment.content)),
  }))
  const counts = new Map<string, number>()
  const ratings = exported.ratings.map((rating) => {
    const { recipeSlug, stars, createdAt } = rating
    const known = JSON.stringify([recipeSlug, stars, createdAt])
    const nth = (counts.get(known) ?? 0) + 1
    counts.set(known, nth)
    return { ...rating, hash: createHash('sha256').update(`own ${known} ${nth}`).digest('hex') }
  })
  return ({ payload, siteId }) =>
    inTransaction(payload, async () => {
      await rows(payload, SILENCE_WEBHOOKS, [])
      const store = async (statement: typeof COMMENTS, all: readonly object[]): Promise<void> => {
        if (all.length > 0) await rows(payload, statement, [siteId, JSON.stringify(all)])
      }
      await store(
        COMMENTS,
        comments.filter(({ parentKey }) => parentKey === null),
      )
      await store(
        COMMENTS,
        comments.filter(({ parentKey }) => parentKey !== null),
      )
      await store(STARS, comments)
      await store(RATINGS, ratings)
      return { outcome: 'created' }
    })
}
