import { call } from '@/src/api/call'
import type { RecipeDraft } from '@/src/contract/recipe/draft'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { openRecord } from '../record/open-record'
import type { RecordKind } from '../record/record-kind'
import type { RecordCalls } from '../record/record-server'
import type { StateOf } from '../record/record-state'
import type { StoreOf } from '../record/record-store'

/** The editable fields of a recipe. */
export type DraftDocument = RecipeDraftDocument

/** Display data of the pictures and videos in a document. */
export type KnownMedia = Pick<RecipeDraft['references'], 'images' | 'videos'>

/** Recipes, which are saved as drafts. */
export const RECIPES: RecordKind<DraftDocument, RecipeDraft, KnownMedia> = {
  noun: 'recipe',
  saves: 'automatic',
  documentOf: ({ draft }) => draft.document,
  knownOf: ({ references: { images, videos } }) => ({ images, videos }),
  publishedChanges: ({ draft, recipe, base, published }) =>
    draft.basedOn === recipe.updatedAt ? null : { base, published },
}

/** The draft of a recipe in an open editor. */
export type RecipeDraftStore = StoreOf<typeof RECIPES>

/** The state of a recipe's draft. */
export type DraftState = StateOf<typeof RECIPES>

/**
 * Opens the draft of a recipe, with edits that earlier visits of this browser could not save.
 * @throws ApiError, TypeError as `call` does
 */
export const openDraft = (site: string, id: string, user: string): Promise<RecipeDraftStore> =>
  openRecord(RECIPES, { user, subject: id, calls: recipeCalls({ site, id }) })

const recipeCalls = (params: {
  site: string
  id: string
}): RecordCalls<DraftDocument, RecipeDraft> => ({
  read: () => call('getRecipeDraft', { params }),
  save: async ({ document, stored: { draft, recipe } }) => {
    const body = { document, revision: draft.revision, basedOn: recipe.updatedAt }
    const { draft: saved } = await call('saveRecipeDraft', { params, body })
    return (stored) => ({ ...stored, draft: { ...saved, document } })
  },
  currentOf: (response) => (isDraft(response) ? response : null),
})

// The server checks its answers against the contract in tests.
const isDraft = (value: object): value is RecipeDraft => 'draft' in value && 'published' in value
