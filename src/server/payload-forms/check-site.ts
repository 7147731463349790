import { parsePart } from '@/src/contract/validation'
import { SiteUpdate } from '@/src/contract/site/site-settings'
import { invalidField } from '@/src/contract/failure'
import { requireAllowedSlug, siteReferences } from '../sites/edit'
import { requireOwnCss } from '../sites/own-css'
import { requireOfferedPlatforms } from '../sites/social-links'
import { storedSettings } from '../sites/stored'
import { siteWriteOf } from '../sites/write-of'
import { assignUploads, checkReferences } from '../references'
import { idOf, idsOf } from '../stored-values'
import type { Site } from '@/payload-types'
import type { FormDocument } from './form-check'

/** Validates a site from the admin's form with the schema and the references of the API. */
export async function checkSite(written: FormDocument<Site>): Promise<Partial<Site>> {
  const { data, before, req, userId } = written
  const write = parsePart(SiteUpdate, siteWriteOf(data))
  if (write.slug !== before?.slug) requireAllowedSlug(write.slug)
  if (write.cssOverrides !== before?.cssOverrides) requireOwnCss(write.cssOverrides)
  requireOfferedPlatforms(write.socialMediaLinks, before?.socialMediaLinks ?? [])
  requireKnownEditors(written)
  const siteId = before?.id ?? null
  const pointed = siteReferences(write)
  await checkReferences(req.payload, { siteId, userId }, pointed)
  if (siteId !== null) await assignUploads(req.payload, { siteId, userId }, pointed)
  return { ...data, ...storedSettings(write) }
}

/**
 * Requires editors to be known: users must agree to become one. Owners remove editors, the platform adds
 * them.
 */
function requireKnownEditors({ data, before, isPlatformAdmin }: FormDocument<Site>): void {
  if (isPlatformAdmin) return
  const known = new Set(listed(before?.editors))
  const isKnown = listed(data.editors).every((id) => known.has(id))
  if (!isKnown) throw invalidField('editors', 'Only platform admins can add editors here')
}

const listed = (editors: unknown): unknown[] => {
  const ids = idsOf(editors)
  return Array.isArray(ids) ? ids.map(idOf) : []
}
