import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { Failure } from '@/src/contract/failure'
import { firstRow } from '../database/statements'
import type { NewsletterContent } from './compose'

const SLUG = {
  name: 'newsletter_recipe_slug',
  text: `select r.slug from recipes r where r.site_id = $1 and r.id = $2 and r.deleted_at is null`,
}

/** A recipe or a letter as a request names it, with a note. */
type NamedContent = {
  recipeId?: string | undefined
  letterId?: string | undefined
  note?: string | null | undefined
}

/**
 * Finds the content that a request names, published or not.
 * @throws Failure `not_found` for a recipe of another site; a letter is found when it is read
 */
export async function contentOf(
  payload: Payload,
  siteId: string,
  { recipeId, letterId, note = null }: NamedContent,
): Promise<NewsletterContent> {
  if (letterId !== undefined) return { slug: '', letterId, note }
  const recipe = await firstRow<{ slug: string }>(payload, SLUG, [siteId, recipeId])
  if (!recipe) throw notFound('Recipe')
  return { slug: recipe.slug, letterId: null, note }
}

/** Builds the failure for content that cannot be read. */
export const contentNotFound = ({ letterId }: NewsletterContent): Failure =>
  notFound(letterId === null ? 'Recipe' : 'Letter')
