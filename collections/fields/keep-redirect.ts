import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Letter, Recipe, RecipeCollection } from '@/payload-types'
import { siteIdOf } from './site'

/**
 * Builds a hook that creates a redirect when a public page gets another slug, however it was changed.
 * @param root the parent path of such pages: `/recipes`
 * @param isKnown whether the page was public before the change
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export const keepRedirect =
  <Page extends Recipe | RecipeCollection | Letter>(
    root: string,
    isKnown: (page: Page) => boolean,
  ): CollectionBeforeChangeHook<Page> =>
  async ({ data, originalDoc, operation, req }) => {
    const site = siteIdOf(originalDoc)
    const isMoved =
      operation === 'update' &&
      originalDoc !== undefined &&
      isKnown(originalDoc) &&
      data.slug !== undefined &&
      data.slug !== originalDoc.slug
    if (isMoved && site !== null) {
      await redirect(req, site, `${root}/${originalDoc.slug}`, `${root}/${data.slug ?? ''}`)
    }
    return data
  }

/**
 * The page still has its old address while its redirect is created: the checks of manual redirects do not
 * apply.
 */
const KEPT = { isKeptRedirect: true }

/** Redirects to the old address are pointed at the new one, so that nobody is redirected twice. */
async function redirect(
  req: PayloadRequest,
  site: string,
  from: string,
  to: string,
): Promise<void> {
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
    context: KEPT,
    req,
  })
  await req.payload.create({
    collection: 'redirects',
    data: { site, from, to, origin: 'renamed' },
    context: KEPT,
    req,
  })
}
