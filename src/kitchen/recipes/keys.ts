import type { KeyHelp } from '../parts/keys-help'

/** The keyboard shortcuts of the recipe list. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['J', '↓'], does: 'Next recipe' },
  { keys: ['K', '↑'], does: 'Recipe before' },
  { keys: ['Enter'], does: 'Edit it' },
  { keys: ['P'], does: 'Publish it, or take it back' },
  { keys: ['V'], does: 'View it on the site' },
  { keys: ['Ctrl Z', '⌘ Z'], does: 'Take back the last change' },
  { keys: ['N'], does: 'New recipe' },
  { keys: ['?'], does: 'These keys' },
]
