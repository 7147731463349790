'use client'

import type { RecipeDraft } from '@/src/contract/recipe/draft'
import type { EditorGlobals } from '@/src/contract/site/globals'
import { createRecordContext } from '../record/record-context'
import type { DraftDocument, KnownMedia } from './recipe-kind'

/** The context of every part of the recipe editor, and its hooks. */
export const {
  EditingProvider: RecipeEditingProvider,
  useEditing,
  useRecord: useDraft,
  useField,
  useIssue,
} = createRecordContext<DraftDocument, RecipeDraft, KnownMedia, { globals: EditorGlobals }>()
