import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { LetterDraftDocument, ManagedLetter } from '@/src/contract/letter/letter'
import type {
  LetterDraft,
  LetterDraftSave,
  LetterDraftSaved,
} from '@/src/contract/letter/letter-draft'
import { staleEdit } from '../stale'
import type { SiteWriter } from '../versioned-write'
import {
  LETTER_DRAFTS,
  letterDocument,
  letterReferences,
  storedLetterDocument,
  withOwnReferences,
} from './letter-document'
import { letterPreviewUrl } from './preview-link'
import { getManagedLetter } from './read'

/** The editor of a draft, with the site. */
export type LetterEditor = SiteWriter & { siteSlug: string }

type Stored = LetterDraft['draft'] & { base: LetterDraftDocument }

/** The stored draft of a letter; null when there is none. */
export async function findLetterDraft(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<Stored | null> {
  const row = await LETTER_DRAFTS.find(payload, siteId, id)
  if (!row) return null
  const { document, base } = row
  return { ...row, document: storedLetterDocument(document), base: storedLetterDocument(base) }
}

/**
 * Returns a letter with its draft; without a stored draft, the letter in the form of one.
 * @throws Failure `not_found`, also for another site's letter
 * @see docs/product/letters.md#drafts
 */
export async function getLetterDraft(
  payload: Payload,
  { siteId, siteSlug, userId }: LetterEditor,
  letterId: string,
): Promise<LetterDraft> {
  const letter = await getManagedLetter(payload, siteId, letterId)
  const published = letterDocument(letter)
  const stored = await findLetterDraft(payload, siteId, letterId)
  const { base, ...draft } = stored ?? unsaved(letter, published)
  const { id, slug, title, publishedAt, updatedAt } = letter
  return {
    letter: { id, slug, title, publishedAt, updatedAt },
    draft,
    published,
    base,
    previewUrl: letterPreviewUrl(payload, { siteId, siteSlug, letterId, slug }),
    references: await letterReferences(payload, { siteId, userId }, [
      draft.document,
      published,
      base,
    ]),
  }
}

const unsaved = ({ updatedAt }: ManagedLetter, document: LetterDraftDocument): Stored => ({
  document,
  base: document,
  revision: 0,
  basedOn: updatedAt,
  savedAt: null,
  savedBy: null,
})

/**
 * Saves the draft of a letter, without pictures and recipe cards that the site may not use. Invisible to
 * readers. A draft of ten minutes' work becomes a version in the history.
 * @throws Failure `not_found`; `conflict`, with the current letter and draft, when either was saved since
 * @see docs/product/letters.md#drafts
 */
export async function saveLetterDraft(
  payload: Payload,
  writer: LetterEditor,
  id: string,
  sent: LetterDraftSave,
): Promise<LetterDraftSaved> {
  const own = { ...sent, document: await withOwnReferences(payload, writer, sent.document) }
  const saved = await LETTER_DRAFTS.save(payload, writer, id, own, async () =>
    letterDocument(await getManagedLetter(payload, writer.siteId, id)),
  )
  if (!saved) throw staleEdit(await getLetterDraft(payload, writer, id))
  return saved
}

/** Discards a draft: it becomes a version. Nothing happens without one. @throws Failure `not_found` */
export async function discardLetterDraft(
  payload: Payload,
  writer: SiteWriter,
  id: string,
): Promise<void> {
  if (!(await LETTER_DRAFTS.discard(payload, writer, id))) throw notFound('Letter')
}
