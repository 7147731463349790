import type { RecipeCard } from '@/src/contract/recipe'
import type { PublicSite } from '@/src/contract/site'
import type { HomeSection, Look } from '@/src/site/templates/template'

/** What the home page has to show. */
export type HomeData = {
  site: PublicSite
  /** At most five, in the author's order. */
  featured: readonly RecipeCard[]
  /** Newest first. */
  latest: readonly RecipeCard[]
  look: Look
}

/** What a section of the home page is given: its settings and the data. */
export type HomeSectionProps<Kind extends HomeSection['kind']> = {
  section: Extract<HomeSection, { kind: Kind }>
  data: HomeData
  /** The first section of the page: its picture is fetched at once. */
  isFirst: boolean
}

/** The recipes to lead with: the featured ones, or the newest where none are chosen. */
export const leadRecipes = ({ featured, latest }: HomeData): readonly RecipeCard[] =>
  featured.length > 0 ? featured : latest.slice(0, 5)

/** Fewer than this are not worth a list of their own. */
const FEW = 3

/** The newest recipes without those the page already leads with, unless hardly any are left. */
export function newestBeside(data: HomeData, count: number): readonly RecipeCard[] {
  const leads = new Set(leadRecipes(data).map(({ id }) => id))
  const fresh = data.latest.filter(({ id }) => !leads.has(id))
  return (fresh.length >= FEW ? fresh : data.latest).slice(0, count)
}
