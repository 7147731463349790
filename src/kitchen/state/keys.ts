/** Query keys of calls of a site: prefixes, for invalidation. */
export const queryKeys = {
  sites: ['listManagedSites'],
  recipes: (site: string) => ['listManagedRecipes', { params: { site } }],
  siteSettings: (site: string) => ['getManagedSite', { params: { site } }],
} as const
