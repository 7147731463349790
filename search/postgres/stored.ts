import { parseQuery } from '@/search/query/read-query'
import { findCorrections } from './corrections'
import type { Database } from './database'
import { AS_TYPED, wordsCondition } from './tsquery'

/**
 * The condition of words on everything a site has stored, drafts and the bin too, for statements of
 * those who work on it: `search_recipes.document @@ condition`. Null when a text holds no word.
 */
export function storedCondition(siteId: string, text: string): string | null {
  const query = parseQuery(text, [])
  return query.isUnreadable ? null : wordsCondition(siteId, query, AS_TYPED) || null
}

/**
 * The same with each word the site has none of read as the ones near it; null when none is near.
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
