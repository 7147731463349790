import type { BookmarkedRecipe } from '@/src/contract/profile'

/** What somebody saved on one site. */
export type SiteBookmarks = {
  site: BookmarkedRecipe['site']
  recipes: readonly BookmarkedRecipe['recipe'][]
}

/** Bookmarks in groups by site: the site saved from last comes first, and in it the newest. */
export function bookmarksBySite(bookmarks: readonly BookmarkedRecipe[]): SiteBookmarks[] {
  const groups = new Map<string, SiteBookmarks>()
  for (const { site, recipe } of bookmarks) {
    const recipes = groups.get(site.slug)?.recipes ?? []
    groups.set(site.slug, { site, recipes: [...recipes, recipe] })
  }
  return [...groups.values()]
}
