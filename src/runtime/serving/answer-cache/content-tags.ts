/** Tag of responses that depend on all sites: every change clears them. */
export const ALL_SITES = '*'

/** The content that a response depends on. */
export type Dependencies = {
  /** Null for all sites. */
  siteId: string | null
  /** Parts of the site that it shows besides what is in no part; null for everything. */
  parts: readonly string[] | null
}

/** Returns the tags under which a response is stored. */
export function tagsOf({ siteId, parts }: Dependencies): string[] {
  if (siteId === null) return [ALL_SITES]
  return [siteId, ...(parts ?? [ALL_SITES]).map((part) => `${siteId} ${part}`)]
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
