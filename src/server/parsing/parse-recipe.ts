import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import type { ParsedDraft, RecipeParse } from '@/src/contract/recipe/parse'
import { environmentOf } from '../deployment'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { fetchPage } from './fetch-page'
import type { FetchedPage } from './fetch-page'
import { parseBeside, ParsingLimit } from './parse-beside'
import type { ReadSource } from './parse-beside'
import { proposalOf } from './proposal'
import { createManagerLookupFor } from './site-people'

const PARSES_PER_USER: RateLimit = { name: 'recipe-parse', attempts: 30, seconds: 3600 }

/**
 * Parses a recipe from a URL, a page or pasted text to a draft in the write form.
 * @throws Failure `validation_failed` without a recipe or page, or when parsing took too long;
 *   `rate_limited`; `not_found` for a site that the caller has no access to
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export async function parseRecipe(
  payload: Payload,
  caller: { userId: string; isPlatformAdmin: boolean },
  source: RecipeParse,
): Promise<ParsedDraft> {
  const findManager = await createManagerLookupFor(payload, caller, source.site)
  await countAttempt(payload, PARSES_PER_USER, caller.userId)
  const field = fieldOf(source)
  const found = await read(payload, source).catch((error: unknown) => {
    if (error instanceof ParsingLimit) throw invalidField(field, 'Parsing took too long')
    throw error
  })
  if (!found) throw invalidField(field, 'No recipe found')
  return proposalOf(payload, found, findManager)
}

const fieldOf = (source: RecipeParse): 'text' | 'html' | 'url' =>
  'text' in source ? 'text' : 'html' in source ? 'html' : 'url'

async function read(payload: Payload, source: RecipeParse): Promise<ReadSource | null> {
  if ('text' in source) return parseBeside({ text: source.text })
  const page = 'html' in source ? source : await fetched(payload, source.url)
  const { html, url } = page
  return parseBeside({ html, url: url ?? null })
}

const fetched = (payload: Payload, url: string): Promise<FetchedPage> =>
  fetchPage(url, { allowed: environmentOf(payload).privateAddresses })
