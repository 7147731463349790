import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { ParsedDraft } from '@/src/contract/recipe/parse'
import type { Deployment } from '@/src/domain/addresses/deployment'
import { mediaAddress } from '@/src/domain/addresses/media-address'
import { withMediaAddresses } from '@/src/domain/pictures/media-in-html'
import { escapeHtml } from '@/src/domain/recipe-html/escape'
import { firstRow } from '@/src/server/database/statements'
import { deploymentOf } from '../../deployment'
import { parseBeside, ParsingLimit } from '../../parsing/parse-beside'
import { proposalOf } from '../../parsing/proposal'
import { createManagerLookup } from '../../parsing/site-people'
import { countAttempt } from '@/src/server/rate-limits/rate-limit'
import type { RateLimit } from '@/src/server/rate-limits/rate-limit'
import type { SiteWriter } from '../../versioned-write'

/** Rate limit, beyond manual use. */
const POSTS_PER_USER: RateLimit = { name: 'stored-posts', attempts: 1200, seconds: 3600 }

const FIND = {
  name: 'stored_post_to_read',
  text: `select r.title, r.source_url as url, r.legacy_recipe_data->>'content' as content
    from recipes r where r.site_id = $1 and r.id = $2 and r.deleted_at is null
      and r.legacy_recipe_data is not null`,
}

type StoredPost = { title: string; url: string | null; content: string | null }

/**
 * Parses a recipe from a stored post; null where the post has none, or none is found within 15 seconds.
 * @throws Failure `not_found` for a recipe without a stored post, and another site's; `rate_limited`
 * @see docs/product/kitchen.md#legacy-workbench
 */
export async function parseLegacyRecipe(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  id: string,
): Promise<ParsedDraft | null> {
  const post = await firstRow<StoredPost>(payload, FIND, [siteId, id])
  if (!post) throw notFound('Recipe')
  await countAttempt(payload, POSTS_PER_USER, userId)
  const here = deploymentOf(payload)
  const read = await parseBeside({ html: pageOf(post, here), url: post.url }).catch(nothingInTime)
  if (!read) return null
  const proposal = await proposalOf(payload, read, createManagerLookup(payload, siteId))
  // The post's own title is known; a page inside it may call itself otherwise.
  return { ...proposal, recipe: { ...proposal.recipe, title: post.title } }
}

/** A post is only the body of a page: its title is stored separately. */
const pageOf = ({ title, content }: StoredPost, here: Deployment): string =>
  `<title>${escapeHtml(title)}</title><article><h1>${escapeHtml(title)}</h1>${withMediaAddresses(content ?? '', (key) => mediaAddress(here, key))}</article>`

function nothingInTime(error: unknown): null {
  if (error instanceof ParsingLimit) return null
  throw error
}
