import type { PublicSite } from '@/src/contract/site'

/** What the home page shows of a site. */
export type ListedSite = Pick<PublicSite, 'slug' | 'title' | 'aboutShort' | 'featuredImage'> & {
  url: string
  recipeCount: number
}
