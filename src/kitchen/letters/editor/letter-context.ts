'use client'

import type { LetterDraft, LetterReferences } from '@/src/contract/letter/letter-draft'
import { createRecordContext } from '../../record/record-context'
import type { LetterDocument } from '../letter-kind'

/** The context of every part of the letter editor, and its hooks. */
export const {
  EditingProvider: LetterEditingProvider,
  useEditing: useLetterEditing,
  useRecord: useLetterState,
  useField: useLetterField,
  useIssue: useLetterIssue,
} = createRecordContext<LetterDocument, LetterDraft, LetterReferences>()
