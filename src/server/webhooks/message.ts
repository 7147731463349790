import type { Payload } from 'payload'
import type { Comment } from '@/src/contract/people/comment'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { listComments } from '../comments/read'
import { firstRow } from '../database/statements'
import { deploymentOf } from '../deployment'
import { findLetterCard } from '../letters/read'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { listCards } from '../recipes/reading/read'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'

/** Maximum bytes of a message. @see docs/product/limits.md#webhooks */
const MOST_BYTES = 20 * 1_024

/** A recorded event to deliver. */
export type RecordedEvent = {
  event: string
  siteId: string
  subjectId: string | null
  snapshot: unknown
  /** ISO 8601 in UTC. */
  occurredAt: string
}

/**
 * Builds the body of a message: type, timestamp and data, in the public shapes of the API. Null for an
 * object that no longer exists or is not public.
 * @see docs/product/webhooks.md#messages
 */
export async function messageBody(payload: Payload, noted: RecordedEvent): Promise<string | null> {
  const data = await dataOf(payload, noted)
  if (data === null) return null
  const { event: type, occurredAt: timestamp } = noted
  const whole = JSON.stringify({ type, timestamp, data })
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole
  return JSON.stringify({ type, timestamp, data: { id: noted.subjectId, isCut: true } })
}

async function dataOf(payload: Payload, noted: RecordedEvent): Promise<object | null> {
  const { event, siteId, subjectId, snapshot } = noted
  if (event === 'recipe.published') return recipeData(payload, siteId, subjectId ?? '')
  if (event === 'letter.published') return letterData(payload, siteId, subjectId ?? '')
  if (event === 'comment.created') return commentData(payload, siteId, subjectId ?? '')
  if (event === 'rating.created') return ratingData(payload, noted)
  return typeof snapshot === 'object' ? snapshot : null
}

type SiteRow = { slug: string; primaryDomain: string | null }
const SITE = {
  name: 'webhook_site',
  text: `select s.slug, ${PRIMARY_DOMAIN} as "primaryDomain" from sites s where s.id = $1`,
}

async function pageUrl(payload: Payload, siteId: string, path: string): Promise<string> {
  const site = await firstRow<SiteRow>(payload, SITE, [siteId])
  return siteUrl(deploymentOf(payload), site ?? { slug: '' }, path)
}

async function recipeData(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<(RecipeCard & { url: string }) | null> {
  const [card] = await listCards(payload, siteId, [id])
  return card ? { ...card, url: await pageUrl(payload, siteId, `/recipes/${card.slug}`) } : null
}

async function letterData(payload: Payload, siteId: string, id: string): Promise<object | null> {
  const card = await findLetterCard(payload, siteId, id)
  return card && { ...card, url: await pageUrl(payload, siteId, `/letters/${card.slug}`) }
}

const RECIPE_OF = {
  name: 'webhook_recipe_of_comment',
  text: `select r.id, r.slug, r.title, coalesce(c.parent_id, c.id) as "threadId"
    from comments c join recipes r on r.id = c.recipe_id
    where c.id = $2 and c.site_id = $1 and ${IS_PUBLISHED}`,
}
type CommentedRecipe = { id: string; slug: string; title: string; threadId: string }

async function commentData(payload: Payload, siteId: string, id: string): Promise<object | null> {
  const row = await firstRow<CommentedRecipe>(payload, RECIPE_OF, [siteId, id])
  if (!row) return null
  const { threadId, ...recipe } = row
  const wanted = { recipeId: recipe.id, threadId }
  const { comments } = await listComments(payload, siteId, null, wanted)
  const found = withReplies(comments).find((each) => each.id === id)
  if (!found) return null
  const { content, level, createdAt, user } = found
  const url = await pageUrl(payload, siteId, `/recipes/${recipe.slug}`)
  return { id, content, level, createdAt, user, recipe: { ...recipe, url } }
}

/** The rating as it was given, with its recipe and the ratings of that as they are. */
async function ratingData(
  payload: Payload,
  { siteId, subjectId, snapshot }: RecordedEvent,
): Promise<object | null> {
  const recipe = await recipeData(payload, siteId, subjectId ?? '')
  if (recipe === null || typeof snapshot !== 'object' || snapshot === null) return null
  const { id, slug, title, url, rating } = recipe
  return { ...snapshot, recipe: { id, slug, title, url, rating } }
}

const withReplies = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [comment, ...comment.children])
