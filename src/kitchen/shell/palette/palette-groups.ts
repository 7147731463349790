import type { ManagedLetterRow } from '@/src/contract/letter/letter'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedSite } from '@/src/contract/site/site'
import type { ScreenAction } from '../actions/actions'
import { DESIGN_SECTIONS, SECTION_OF_PLACE } from '../../design/design-sections'
import { sectionAddress, sectionsFor } from '../../settings/sections'
import { canCall } from '../../state/session/may-call'
import { kitchenAddress } from '../navigation/kitchen-path'
import { PLACES, placeAddress } from '../places'
import { MATCH_RANKS, matchRank } from './match-rank'
import type { MatchRank } from './match-rank'

/** A line of the palette: a link or an action. */
export type PaletteLine = {
  id: string
  label: string
  /** The text beside it: the kind of a record, or the keys of an action. */
  note?: string
  keys?: readonly string[]
  /** Its names in other programs: hidden search terms. */
  keywords?: string
} & ({ href: string } | { run: () => void })

/** Lines below one heading. */
export type PaletteGroup = {
  heading: string
  /** Whether the server searches them: until it has responded they are those of an earlier text. */
  isSearched?: boolean
  /** Whether no other group can precede it, whatever the server finds. */
  isCertain: boolean
  items: PaletteLine[]
}

type PaletteMatter = {
  text: string
  site: ManagedSite | undefined
  sites: readonly ManagedSite[]
  actions: readonly ScreenAction[]
  recipes: readonly ManagedRecipeRow[]
  letters: readonly ManagedLetterRow[]
  collections: readonly ManagedCollectionRow[]
  /** Opens the keys of the screen. */
  onHelp: () => void
}

/** Collections and sites in the palette at most. */
const SHOWN = 6

/**
 * Groups of the palette for a text: actions of the screen, places, recipes and letters (searched by the
 * server), collections and sites, in this order; those with better matches first.
 * @see docs/product/kitchen.md#command-palette
 */
export function paletteGroups(matter: PaletteMatter): PaletteGroup[] {
  const { text, site, recipes, letters, collections } = matter
  const lists: Candidates[] = [
    { heading: 'On this screen', lines: actionLines(matter.actions) },
    { heading: 'Go to', lines: [...(site ? goToLines(site, text) : []), helpLine(matter.onHelp)] },
    { heading: 'Recipes', lines: site ? recipeLines(site, recipes) : [], isSearched: true },
    { heading: 'Letters', lines: site ? letterLines(site, letters) : [], isSearched: true },
    { heading: 'Collections', lines: site ? collectionLines(site, collections) : [], limit: SHOWN },
    { heading: 'Your sites', lines: siteLines(matter.sites), limit: SHOWN },
  ]
  return lists
    .map((list) => rankedGroup(text, list))
    .filter(({ items }) => items.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank, ...group }) => ({
      ...group,
      isCertain: rank <= BEST_OF_GROUP && group.isSearched !== true,
    }))
}

type Candidates = Pick<PaletteGroup, 'heading' | 'isSearched'> & {
  lines: readonly PaletteLine[]
  limit?: number
}

/** Recipes that the server finds by text other than their titles. */
const FOUND_OTHERWISE = MATCH_RANKS.insideWords + 1

/** Between groups, a whole word of a name counts as much as its beginning: "New recipe" for "recipe". */
const BEST_OF_GROUP: MatchRank = MATCH_RANKS.wholeWords

function rankedGroup(text: string, { lines, limit, ...group }: Candidates) {
  const ranked = lines
    .map((line) => ({ line, rank: matchRank(text, line) ?? FOUND_OTHERWISE }))
    .filter(({ rank }) => group.isSearched === true || rank !== FOUND_OTHERWISE)
    .toSorted((one, other) => one.rank - other.rank)
  return {
    ...group,
    rank: Math.max(ranked[0]?.rank ?? 0, BEST_OF_GROUP),
    items: ranked.map(({ line }) => line).slice(0, limit),
  }
}

const actionLines = (actions: readonly ScreenAction[]): PaletteLine[] =>
  actions.flatMap(({ label, keys, keywords = '', run }) =>
    run ? [{ id: `action ${label}`, label, keys, keywords, run }] : [],
  )

/** Places of a site; sections of its design and settings too, once something is typed. */
const goToLines = (site: ManagedSite, text: string): PaletteLine[] => [
  ...placeLines(site),
  ...(text.trim() === '' ? [] : [...designLines(site), ...settingsLines(site)]),
  {
    id: 'site page',
    label: 'View site',
    keywords: 'visit website public page preview open live',
    href: site.url,
  },
]

const helpLine = (onHelp: () => void): PaletteLine => ({
  id: 'keys',
  label: 'Keyboard shortcuts',
  keys: ['?'],
  keywords: 'help hotkeys keys commands',
  run: onHelp,
})

const placeLines = (site: ManagedSite): PaletteLine[] =>
  PLACES.filter(({ needs }) => canCall(site, needs)).map((place) => ({
    id: `place ${place.path}`,
    label: place.label,
    ...(place.keywords === undefined ? {} : { keywords: place.keywords }),
    href: placeAddress(place, site),
  }))

const PLACED_SECTIONS = new Set(Object.values(SECTION_OF_PLACE))

/** Sections of the design that have no place. */
const designLines = (site: ManagedSite): PaletteLine[] =>
  DESIGN_SECTIONS.filter(
    ({ name }) => canCall(site, 'saveSiteDesign') && !PLACED_SECTIONS.has(name),
  ).map(({ name, title, keywords }) => ({
    id: `design ${name}`,
    label: `Design: ${title}`,
    keywords,
    href: kitchenAddress(site.slug, 'design', name),
  }))

const settingsLines = (site: ManagedSite): PaletteLine[] =>
  sectionsFor(site).map(({ path, label, keywords }) => ({
    id: `settings ${path}`,
    label: `Settings: ${label}`,
    keywords,
    href: sectionAddress(site.slug, path),
  }))

const recipeLines = (site: ManagedSite, recipes: readonly ManagedRecipeRow[]): PaletteLine[] =>
  recipes.map(({ id, title, publishedAt }) => ({
    id: `recipe ${id}`,
    label: title,
    note: publishedAt === null ? 'Draft' : '',
    href: kitchenAddress(site.slug, 'recipes', id),
  }))

const letterLines = (site: ManagedSite, letters: readonly ManagedLetterRow[]): PaletteLine[] =>
  letters.map(({ id, title, publishedAt }) => ({
    id: `letter ${id}`,
    label: title,
    note: publishedAt === null ? 'Draft' : '',
    href: kitchenAddress(site.slug, 'letters', id),
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
