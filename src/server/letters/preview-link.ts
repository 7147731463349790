import type { Payload } from 'payload'
import { siteUrl } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '../deployment'
import { isSameSignature, signPreview } from '../recipes/drafts/links'

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

/** The letter of a valid, unexpired preview parameter; null for any other. */
export function verifiedLetterId(
  payload: Payload,
  page: { siteId: string; slug: string },
  parameter: string,
): string | null {
  const [letterId = '', expires = '', signature = ''] = parameter.split('.')
  const expected = signPreview(payload, 'letter', page, `${letterId}.${expires}`)
  const isValid = isSameSignature(expected, signature) && Number(expires) * 1000 > Date.now()
  return isValid ? letterId : null
}
