import { WRITTEN_COLLECTION_FIELDS } from '@/src/contract/collection-fields'
import { fieldNames } from '@/src/contract/plain-fields'
import { rule } from '../levels'
import { fixed, TIMES, written } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site writes its pages')
const byEditors = {
  belongs: 'site',
  read: editors,
  create: editors,
  update: editors,
  delete: editors,
} as const

/** Collections of recipes, as the call `updateCollection` writes them. */
export const recipeCollections = {
  ...byEditors,
  fields: [
    TIMES,
    written(editors, [...fieldNames(WRITTEN_COLLECTION_FIELDS), 'image', 'video', 'recipes']),
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
