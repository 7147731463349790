import type { Payload } from 'payload'
import type { Letter, LetterDraftDocument, ManagedLetter } from '@/src/contract/letter/letter'
import type { LetterReferences } from '@/src/contract/letter/letter-draft'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '../deployment'
import { isSameSignature, signPreview } from '../recipes/drafts/links'
import { withPictures } from '../text-pictures'
import { findLetterDraft } from './draft'
import { letterDocument, letterReferences } from './letter-document'
import { getManagedLetter } from './read'

/** Lifetime of a preview beside the editor, in seconds: a day. */
const PREVIEW_SECONDS = 86_400

type Page = { siteId: string; siteSlug: string; letterId: string; slug: string }

/**
 * Builds the URL that shows the draft of a letter beside its editor, valid for 24 to 25 hours: the same
 * within an hour.
 * @see docs/product/letters.md#drafts
 */
export function letterPreviewUrl(payload: Payload, page: Page): string {
  const expires = String(Math.ceil(Date.now() / 3_600_000) * 3_600 + PREVIEW_SECONDS)
  const value = `${page.letterId}.${expires}`
  const parameter = `${value}.${signPreview(payload, 'letter', page, value)}`
  const path = `/letters/${page.slug}?preview=${parameter}`
  return siteUrl(deploymentOf(payload), { slug: page.siteSlug }, path)
}

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

/** The letter of a valid, unexpired preview parameter; null for any other. */
function verifiedLetterId(
  payload: Payload,
  page: { siteId: string; slug: string },
  parameter: string,
): string | null {
  const [letterId = '', expires = '', signature = ''] = parameter.split('.')
  const expected = signPreview(payload, 'letter', page, `${letterId}.${expires}`)
  const isValid = isSameSignature(expected, signature) && Number(expires) * 1000 > Date.now()
  return isValid ? letterId : null
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
