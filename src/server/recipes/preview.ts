import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { siteUrl } from '@/src/domain/addresses/deployment'
import type { PremiumReader } from '@/src/domain/payments/premium'
import { deploymentOf, environmentOf } from '../deployment'
import { firstRow } from '../database/statements'
import { PRIMARY_DOMAIN } from '../sites/primary-domain'

/** Lifetime of a preview link in seconds: a day. */
const LIFETIME_SECONDS = 86_400

/** The reader of a preview: sees everything, like the managers it is for. */
export const PREVIEW_READER: PremiumReader = { planType: null, isManager: true }

const PLACE = {
  name: 'recipe_place',
  text: `select r.slug, s.id as "siteId", s.slug as "siteSlug", ${PRIMARY_DOMAIN} as "primaryDomain"
    from recipes r join sites s on s.id = r.site_id 
    where r.id = $1 and r.deleted_at is null and ${isThere('s')}`,
}

/** The recipe of a preview, with its site. */
export type PreviewPlace = {
  slug: string
  siteId: string
  siteSlug: string
  primaryDomain: string | null
}

/**
 * Builds a link that shows a recipe, also a draft, to everyone who has it; null for an unknown recipe. The
 * caller checks access.
 * @see docs/product/recipes.md#drafts
 */
export async function previewLink(payload: Payload, recipeId: string): Promise<string | null> {
  const place = await firstRow<PreviewPlace>(payload, PLACE, [recipeId])
  return place ? previewUrl(payload, place) : null
}

/** Builds the preview link of a recipe whose site and slug are known. */
export function previewUrl(payload: Payload, place: PreviewPlace): string {
  // The same link for an hour, so that reading a recipe twice gives the same response.
  const hour = Math.ceil(Date.now() / 3_600_000) * 3_600
  const expires = hour + LIFETIME_SECONDS
  const signature = sign(payload, place.siteId, place.slug, expires)
  const site = { slug: place.siteSlug, primaryDomain: place.primaryDomain }
  return siteUrl(
    deploymentOf(payload),
    site,
    `/recipes/${place.slug}?preview=${expires}.${signature}`,
  )
}

/** Returns whether a `preview` parameter is a valid, unexpired link for this recipe. */
export function isPreviewLink(
  payload: Payload,
  siteId: string,
  slug: string,
  parameter: string,
): boolean {
  const [expires = '', signature = ''] = parameter.split('.')
  if (!(Number(expires) * 1000 > Date.now())) return false
  const expected = Buffer.from(sign(payload, siteId, slug, Number(expires)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function sign(payload: Payload, siteId: string, slug: string, expires: number): string {
  const { secret } = environmentOf(payload)
  return createHmac('sha256', secret)
    .update(`preview/${siteId}/${slug}/${expires}`)
    .digest('base64url')
}
