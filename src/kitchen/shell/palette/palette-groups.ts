import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import type { ScreenAction } from '../actions/actions'
import { kitchenAddress } from '../navigation/kitchen-path'
import { PLACES, placeAddress } from '../places'

/** A line of the palette: where it leads, or what it does. */
export type PaletteLine = {
  id: string
  label: string
  /** The text beside it: the kind of a record, or the keys of an action. */
  note?: string
  keys?: readonly string[]
} & ({ href: string } | { run: () => void })

/** Lines below one heading. */
export type PaletteGroup = {
  heading: string
  /** Whether the server searches them: until it has answered they are those of an earlier text. */
  isSearched?: boolean
  items: PaletteLine[]
}

type PaletteMatter = {
  text: string
  site: ManagedSite | undefined
  sites: readonly ManagedSite[]
  actions: readonly ScreenAction[]
  recipes: readonly ManagedRecipeRow[]
  collections: readonly ManagedCollectionRow[]
}

/** Collections and sites in the palette at most. */
const SHOWN = 6

/**
 * Entries of the palette for a text: actions of the screen, places, recipes (found by the server),
 * collections and sites, in this order.
 */
export function paletteGroups(matter: PaletteMatter): PaletteGroup[] {
  const fits = fitsText(matter.text)
  const { site } = matter
  const groups: PaletteGroup[] = [
    { heading: 'On this screen', items: actionLines(matter.actions).filter(fits) },
    { heading: 'Go to', items: site ? placeLines(site).filter(fits) : [] },
    {
      heading: 'Recipes',
      isSearched: true,
      items: site ? recipeLines(site, matter.recipes) : [],
    },
    {
      heading: 'Collections',
      items: site ? collectionLines(site, matter.collections).filter(fits).slice(0, SHOWN) : [],
    },
    { heading: 'Your sites', items: siteLines(matter.sites).filter(fits).slice(0, SHOWN) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** Whether a line has every word of a text. */
function fitsText(text: string): (line: PaletteLine) => boolean {
  const words = text.trim().toLowerCase().split(/\s+/)
  return ({ label, note = '' }) => {
    const own = `${label} ${note}`.toLowerCase()
    return words.every((word) => own.includes(word))
  }
}

const actionLines = (actions: readonly ScreenAction[]): PaletteLine[] =>
  actions.flatMap(({ label, keys, run }) =>
    run ? [{ id: `action ${label}`, label, keys, run }] : [],
  )

const placeLines = (site: ManagedSite): PaletteLine[] =>
  PLACES.filter(({ needs }) => site.allowedCalls.includes(needs)).map((place) => ({
    id: `place ${place.path}`,
    label: place.label,
    href: placeAddress(place, site),
  }))

const recipeLines = (site: ManagedSite, recipes: readonly ManagedRecipeRow[]): PaletteLine[] =>
  recipes.map(({ id, title, publishedAt }) => ({
    id: `recipe ${id}`,
    label: title,
    note: publishedAt === null ? 'Draft' : '',
    href: kitchenAddress(site.slug, 'recipes', id),
  }))

const collectionLines = (
  site: ManagedSite,
  collections: readonly ManagedCollectionRow[],
): PaletteLine[] =>
  collections.map(({ id, title }) => ({
    id: `collection ${id}`,
    label: title,
    href: kitchenAddress(site.slug, 'collections', id),
  }))

const siteLines = (sites: readonly ManagedSite[]): PaletteLine[] =>
  sites.map(({ id, slug, title }) => ({
    id: `site ${id}`,
    label: title,
    href: kitchenAddress(slug, 'recipes'),
  }))
