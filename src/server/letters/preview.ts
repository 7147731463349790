import type { Payload } from 'payload'
import type { Letter, LetterDraftDocument, ManagedLetter } from '@/src/contract/letter/letter'
import type { LetterReferences } from '@/src/contract/letter/letter-draft'
import { withPictures } from '../text-pictures'
import { findLetterDraft } from './draft'
import { letterDocument, letterReferences } from './letter-document'
import { verifiedLetterId } from './preview-link'
import { getManagedLetter } from './read'

/**
 * Returns a letter with the content of its draft for a valid preview link; null without one.
 * @see docs/product/letters.md#drafts
 */
export async function getLetterPreview(
  payload: Payload,
  { siteId, slug }: { siteId: string; slug: string },
  parameter: string,
): Promise<Letter | null> {
  const letterId = verifiedLetterId(payload, { siteId, slug }, parameter)
  if (letterId === null) return null
  const stored = await getManagedLetter(payload, siteId, letterId)
  const draft = await findLetterDraft(payload, siteId, letterId)
  const document = draft?.document ?? letterDocument(stored)
  const userId = draft?.savedBy?.id ?? null
  const named = await letterReferences(payload, { siteId, userId }, [document])
  return draftToLetter(stored, document, named)
}

function draftToLetter(
  { id, slug, publishedAt, updatedAt }: ManagedLetter,
  { title, summary = null, imageId, audience = 'everyone', content = [] }: LetterDraftDocument,
  named: LetterReferences,
): Letter {
  const { text, images } = withPictures(content, named.images)
  return {
    ...{ id, slug, title, summary, audience, updatedAt },
    image: named.images.find((image) => image.id === imageId) ?? null,
    publishedAt: publishedAt ?? new Date().toISOString(),
    isLocked: false,
    content: text,
    images,
    recipes: named.recipes,
    previous: null,
    next: null,
  }
}
