import { WRITTEN_COLLECTION_FIELDS } from '@/src/contract/recipe/collection-fields'
import { fieldNames } from '@/src/contract/plain-fields'
import { rule } from '../levels'
import { setOnCreate, allOperations, readOnly, SERVER_FIELDS, writable } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site writes its pages')
const byEditors = { belongs: 'site', ...allOperations(editors) } as const

/** Collections of recipes, as the call `updateCollection` writes them. */
export const recipeCollections = {
  ...byEditors,
  fields: [
    SERVER_FIELDS,
    writable(editors, [
      ...fieldNames(WRITTEN_COLLECTION_FIELDS),
      'image',
      'video',
      'recipes',
      'seo',
    ]),
    setOnCreate(editors, ['site']),
  ],
} as const satisfies PolicyOf<'recipe-collections'>

/** Events. */
export const events = {
  ...byEditors,
  fields: [
    SERVER_FIELDS,
    writable(editors, ['title', 'date', 'location', 'description', 'href', 'image']),
    setOnCreate(editors, ['site']),
  ],
} as const satisfies PolicyOf<'events'>

/** Old addresses and their targets. */
export const redirects = {
  ...byEditors,
  fields: [
    SERVER_FIELDS,
    writable(editors, ['from', 'to']),
    setOnCreate(editors, ['site']),
    readOnly('noted by what makes it', ['origin']),
  ],
} as const satisfies PolicyOf<'redirects'>

/** Letters, as their drafts are published. */
export const letters = {
  ...byEditors,
  fields: [
    SERVER_FIELDS,
    writable(editors, ['title', 'slug', 'summary', 'image', 'content', 'audience', 'publishedAt']),
    setOnCreate(editors, ['site']),
    readOnly('noted when it is created', ['author', 'sourceKey']),
  ],
} as const satisfies PolicyOf<'letters'>
