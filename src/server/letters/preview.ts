import type { Payload } from 'payload'
import type { Letter, LetterDraftDocument, ManagedLetter } from '@/src/contract/letter/letter'
import type { LetterReferences } from '@/src/contract/letter/letter-draft'
import { readableText } from '@/src/domain/letters/readable-text'
import type { PremiumReader } from '@/src/domain/payments/premium'
import { withPictures } from '../text-pictures'
import { findLetterDraft } from './draft'
import { letterDocument, letterReferences } from './letter-document'
import { verifiedLetterId } from './preview-link'
import { getManagedLetter } from './read'
import type { MailedLetter } from './read'

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
  return letterId === null ? null : getDraftedLetter(payload, siteId, letterId)
}

/**
 * Returns a letter with the content of its draft as it is mailed to a reader, without text withheld from that
 * reader and without cards of recipes that are not published.
 * @throws Failure `not_found`
 * @see docs/product/newsletters.md#letters
 */
export async function getMailedDraft(
  payload: Payload,
  siteId: string,
  id: string,
  reader: PremiumReader,
): Promise<MailedLetter> {
  const stored = await getManagedLetter(payload, siteId, id)
  const letter = await getDraftedLetter(payload, siteId, id, stored)
  const { content, isLocked } = readableText(letter, reader)
  const shown = withPictures(content, letter.images)
  const now = Date.now()
  const isPublished = (at: string | null): boolean => at !== null && Date.parse(at) <= now
  return {
    ...letter,
    isLocked,
    content: shown.text,
    images: shown.images,
    recipes: letter.recipes.filter(({ publishedAt }) => isPublished(publishedAt)),
    isPublished: isPublished(stored.publishedAt),
  }
}

/** Returns a letter with the content of its draft, or as stored without one. */
async function getDraftedLetter(
  payload: Payload,
  siteId: string,
  letterId: string,
  known?: ManagedLetter,
): Promise<Letter> {
  const stored = known ?? (await getManagedLetter(payload, siteId, letterId))
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
