import { latinSlug } from './latin-slug'

let slugFromTitle: ((title: string) => string) | null = null

/**
 * Creates a slug from a title in a browser: as the server does (`slugFromTitle`), but without letters of other
 * alphabets until `loadAlphabets` has loaded them.
 */
export const lazySlug = (title: string): string => (slugFromTitle ?? latinSlug)(title)

/**
 * Loads the tables for titles in other alphabets (219 KB compressed), if this title needs them; resolves with
 * whether `lazySlug` may give something else for it now.
 */
export async function loadAlphabets(title: string): Promise<boolean> {
  if (slugFromTitle !== null || !/[^\P{L}\p{Script=Latin}]/u.test(title)) return false
  try {
    ;({ slugFromTitle } = await import('./slug-from-title'))
    return true
  } catch {
    // Offline: the slug is made of what is there.
    return false
  }
}
