import type { ReadRecord } from './answer-notes'

/** Tag of responses that depend on all sites: every change clears them. */
export const ALL_SITES = '*'

/**
 * Returns the tags of the content that a response depends on.
 * @param reads parts of the site that it shows besides what is in no part
 */
export function tagsOf(
  siteId: string,
  { parts, isEverything }: Pick<ReadRecord, 'parts' | 'isEverything'>,
): string[] {
  const shown = isEverything || !parts ? [ALL_SITES] : [...parts]
  return [siteId, ...shown.map((part) => `${siteId} ${part}`)]
}

/**
 * Returns the tags that a notification clears (`collections/sql/content-changes.sql`); null for all.
 * @param payload `*`, the id of a site, or that and a part: `ID lists`, `ID recipe:ID`
 */
export function clearedTags(payload: string): string[] | null {
  if (payload === ALL_SITES) return null
  const [siteId = '', part] = payload.split(' ')
  if (part === undefined) return [ALL_SITES, siteId]
  const [kind = ''] = part.split(':')
  const names = part === kind ? [part] : [part, kind]
  return [ALL_SITES, ...[ALL_SITES, ...names].map((name) => `${siteId} ${name}`)]
}
