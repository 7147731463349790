import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Recipe } from '@/payload-types'
import { siteIdOf } from '../fields/site'

/**
 * A published recipe that gets another slug still answers under the old one: by whatever door it
 * was changed.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export const keepRedirect: CollectionBeforeChangeHook<Recipe> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const site = siteIdOf(originalDoc)
  const isMoved =
    operation === 'update' &&
    typeof originalDoc?.publishedAt === 'string' &&
    data.slug !== undefined &&
    data.slug !== originalDoc.slug
  if (isMoved && site !== null) await redirect(req, site, originalDoc.slug, data.slug ?? '')
  return data
}

const address = (slug: string): string => `/recipes/${slug}`

/** What led to the old address leads on to the new one, so that nobody is sent twice. */
async function redirect(
  req: PayloadRequest,
  site: string,
  oldSlug: string,
  newSlug: string,
): Promise<void> {
  const [from, to] = [address(oldSlug), address(newSlug)]
  const own = { site: { equals: site } }
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [own, { from: { in: [from, to] } }] },
    req,
  })
  await req.payload.update({
    collection: 'redirects',
    where: { and: [own, { to: { equals: from } }] },
    data: { to },
    req,
  })
  await req.payload.create({ collection: 'redirects', data: { site, from, to }, req })
}
