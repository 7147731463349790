import type { RecipeFilter } from '../recipes/list/list-view'

/**
 * The keys of all queries of the kitchen, in one place: what begins alike is refreshed together.
 */
export const queryKeys = {
  sites: ['sites'],
  deletedSites: ['sites', 'deleted'],
  recipes: (site: string) => ['recipes', site],
  recipePage: (site: string, filter: RecipeFilter, page: number) => [
    'recipes',
    site,
    'page',
    filter,
    page,
  ],
  recipeSearch: (site: string, text: string) => ['recipes', site, 'search', text],
  savedViews: (site: string) => ['saved-views', site],
  collections: (site: string) => ['collections', site],
  events: (site: string) => ['events', site],
  paymentAccount: (site: string) => ['payment-account', site],
  appPlan: (site: string) => ['app-plan', site],
  coupons: (site: string) => ['coupons', site],
  redirects: (site: string) => ['redirects', site],
  siteExports: (site: string) => ['site-exports', site],
  termNames: (site: string) => ['term-names', site],
  terms: (site: string) => ['terms', site],
  pictures: (site: string) => ['pictures', site],
  imports: (site: string) => ['imports', site],
  importRows: (site: string, id: string) => ['imports', site, 'rows', id],
  siteSettings: (site: string) => ['site-settings', site],
  subscribers: (site: string) => ['subscribers', site],
  subscriber: (site: string, id: string) => ['subscribers', site, 'one', id],
  webhooks: (site: string) => ['webhooks', site],
  webhookDeliveries: (site: string, id: string) => ['webhooks', site, 'deliveries', id],
  jobs: (site: string) => ['jobs', site],
  globals: (site: string) => ['globals', site],
} as const
