/** A saved recipe and its site. */
type Bookmark<Site, Recipe> = { site: Site; recipe: Recipe }

/** The bookmarks of one site. */
export type BookmarkGroup<Site, Recipe> = { site: Site; recipes: readonly Recipe[] }

/** Groups bookmarks by site: the site with the most recent one first, and in it the newest first. */
export function bookmarksBySite<Site extends { slug: string }, Recipe>(
  bookmarks: readonly Bookmark<Site, Recipe>[],
): BookmarkGroup<Site, Recipe>[] {
  const groups = new Map<string, BookmarkGroup<Site, Recipe>>()
  for (const { site, recipe } of bookmarks) {
    const recipes = groups.get(site.slug)?.recipes ?? []
    groups.set(site.slug, { site, recipes: [...recipes, recipe] })
  }
  return [...groups.values()]
}

/** Moves the group of a site to the front. */
export const putSiteFirst = <Group extends BookmarkGroup<{ slug: string }, unknown>>(
  groups: readonly Group[],
  slug: string,
): Group[] => [
  ...groups.filter(({ site }) => site.slug === slug),
  ...groups.filter(({ site }) => site.slug !== slug),
]
