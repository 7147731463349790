import { call } from '@/src/api/call'
import type { LetterDraftDocument } from '@/src/contract/letter/letter'
import type { LetterDraft, LetterReferences } from '@/src/contract/letter/letter-draft'
import { openRecord } from '../record/open-record'
import type { RecordKind } from '../record/record-kind'
import type { RecordCalls } from '../record/record-server'
import type { StoreOf } from '../record/record-store'

/** The editable fields of a letter. */
export type LetterDocument = LetterDraftDocument

/** Letters, which are saved as drafts. */
export const LETTERS: RecordKind<LetterDocument, LetterDraft, LetterReferences> = {
  noun: 'letter',
  saves: 'automatic',
  documentOf: ({ draft }) => draft.document,
  knownOf: ({ references }) => references,
  publishedChanges: ({ draft, letter, base, published }) =>
    draft.basedOn === letter.updatedAt ? null : { base, published },
  savedText: ({ draft, letter }) => {
    if (draft.revision > 0) return 'Draft saved'
    return letter.publishedAt === null ? 'Draft' : 'As published'
  },
}

/** The draft of a letter in an open editor. @see docs/product/kitchen.md#letters */
export type LetterStore = StoreOf<typeof LETTERS>

/**
 * Opens the draft of a letter, with edits that earlier visits of this browser could not save.
 * @throws ApiError, TypeError as `call` does
 */
export const openLetter = (site: string, id: string, user: string): Promise<LetterStore> =>
  openRecord(LETTERS, { user, subject: id, calls: letterCalls({ site, id }) })

const letterCalls = (params: {
  site: string
  id: string
}): RecordCalls<LetterDocument, LetterDraft> => ({
  read: () => call('getLetterDraft', { params }),
  save: async ({ document, stored: { draft, letter } }) => {
    const body = { document, revision: draft.revision, basedOn: letter.updatedAt }
    const { draft: saved } = await call('saveLetterDraft', { params, body })
    return (stored) => ({ ...stored, draft: { ...saved, document } })
  },
  currentOf: (response) => (isDraft(response) ? response : null),
})

// The server checks its answers against the contract in tests.
const isDraft = (value: object): value is LetterDraft => 'draft' in value && 'published' in value
