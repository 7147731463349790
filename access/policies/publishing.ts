import { rule } from '../levels'
import { fixed, operations, TIMES, written } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site writes its pages')
const byEditors = { belongs: 'site', ...operations(editors) } as const

/** Collections of recipes, as the call `updateCollection` writes them. */
export const recipeCollections = {
  ...byEditors,
  fields: [
    TIMES,
    written(editors, ['title', 'slug', 'description', 'image', 'video', 'recipes']),
    fixed(editors, ['site']),
  ],
} as const satisfies PolicyOf<'recipe-collections'>

/** Events. */
export const events = {
  ...byEditors,
  fields: [
    TIMES,
    written(editors, ['title', 'date', 'location', 'description', 'href', 'image']),
    fixed(editors, ['site']),
  ],
} as const satisfies PolicyOf<'events'>

/** Old addresses and where they lead. */
export const redirects = {
  ...byEditors,
  fields: [TIMES, written(editors, ['from', 'to']), fixed(editors, ['site'])],
} as const satisfies PolicyOf<'redirects'>
