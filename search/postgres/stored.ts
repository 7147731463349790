import { parseQuery } from '@/search/query/read-query'
import { findCorrections } from './corrections'
import type { Database } from './database'
import { AS_TYPED, wordsCondition } from './tsquery'

/**
 * Builds the search condition on all stored recipes of a site, including drafts and the bin, for staff:
 * `search_recipes.document @@ condition`. Null when a text contains no word.
 */
export function storedCondition(siteId: string, text: string): string | null {
  const query = parseQuery(text, [])
  return query.isUnreadable ? null : wordsCondition(siteId, query, AS_TYPED) || null
}

/**
 * Builds that condition with unknown words replaced by similar ones of the site; null when there are none.
 */
export async function nearCondition(
  database: Database,
  siteId: string,
  text: string,
): Promise<string | null> {
  const query = parseQuery(text, [])
  const corrections = await findCorrections(database, siteId, query.words, 'stored')
  return corrections.size === 0
    ? null
    : wordsCondition(siteId, query, { ...AS_TYPED, corrections }) || null
}
