import type { DraftSaved, RecipeDraft } from '@/src/contract/recipe/draft'
import type { DraftKind } from './draft-kind'
import type { DraftStore } from './draft-store'
import { union } from './draft-merging'
import { initialDraftState } from './draft-state'
import type { DraftDocument, DraftState } from './draft-state'

/** Drafts of recipes. */
export const RECIPE_DRAFTS: DraftKind<
  DraftDocument,
  RecipeDraft['references'],
  DraftSaved,
  RecipeDraft,
  DraftState
> = {
  stateOf: initialDraftState,
  versionOf: ({ recipe }) => recipe.updatedAt,
  withOlder: ({ images = [], videos = [], people }, older) => ({
    images: union(images, older.images),
    videos: union(videos, older.videos),
    people: people ?? older.people,
  }),
}

/** The draft of a recipe in an open editor. */
export type RecipeDraftStore = DraftStore<
  DraftDocument,
  RecipeDraft['references'],
  DraftSaved,
  RecipeDraft,
  DraftState
>
