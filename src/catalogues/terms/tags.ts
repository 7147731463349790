import { termTable } from '@/src/catalogues/catalogue-table'
import type { CatalogueTerm } from '@/src/catalogues/catalogue-types'

/** General tags every site can start from; authors add their own. */
export const tags: readonly CatalogueTerm[] = termTable([
  [
    'Quick',
    'quick and easy, fast, 30 minutes, 30-minute-meals, 30 mins or less, 15 min, schnell, schnelle küche, rapide',
  ],
  ['Easy', 'simple, beginner, einfach, facile, fácil, prática'],
  ['Weeknight', 'weeknight meals, everyday, nem hverdagsmad'],
  ['Make-Ahead', 'make ahead, prep ahead'],
  ['Meal Prep', 'meal-prep, batch cooking'],
  ['Freezer-Friendly', 'freezer friendly, freezable, freezer meal'],
  ['Budget', 'cheap, frugal, budget-friendly, preiswerte, jeftini recepti, studentenküche'],
  ['Leftovers', 'leftover, zero waste, no waste, use-it-up'],
  ['One-Pot', 'one pot, one-pan, one pan, sheet pan, eintopf'],
  [
    'Family-Friendly',
    'kid-friendly, kid friendly, kids, family, familiefavoritter, detské recepty',
  ],
  ['Comfort Food', 'comfort, cozy, cosy'],
  ['Healthy', 'clean eating, light and healthy, fitness, gesund'],
  ['Spicy', 'hot and spicy, scharf, picante'],
  [
    'Holiday',
    'holidays, festive, christmas, thanksgiving, easter, halloween, festlich, festliches, kerst',
  ],
  ['Spring', 'springtime, frühling'],
  ['Summer', 'summertime, sommer'],
  ['Autumn', 'fall, herbst'],
  ['Winter', 'wintertime, winter warmer'],
  ['For a Crowd', 'crowd, feeds a crowd, large batch'],
  ['For Two', 'date night, cooking for two'],
])
