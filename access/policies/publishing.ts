import { WRITTEN_COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import { fieldNames } from '@/src/contract/plain-fields'
import { rule } from '../levels'
import { setOnCreate, operations, TIMES, writable } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site writes its pages')
const byEditors = { belongs: 'site', ...operations(editors) } as const

/** Collections of recipes, as the call `updateCollection` writes them. */
export const recipeCollections = {
  ...byEditors,
  fields: [
    TIMES,
    writable(editors, [...fieldNames(WRITTEN_COLLECTION_FIELDS), 'image', 'video', 'recipes']),
    setOnCreate(editors, ['site']),
  ],
} as const satisfies PolicyOf<'recipe-collections'>

/** Events. */
export const events = {
  ...byEditors,
  fields: [
    TIMES,
    writable(editors, ['title', 'date', 'location', 'description', 'href', 'image']),
    setOnCreate(editors, ['site']),
  ],
} as const satisfies PolicyOf<'events'>

/** Old addresses and where they lead. */
export const redirects = {
  ...byEditors,
  fields: [TIMES, writable(editors, ['from', 'to']), setOnCreate(editors, ['site'])],
} as const satisfies PolicyOf<'redirects'>
