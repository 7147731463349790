import { parsePart } from '@/src/contract/validation'
import { PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { SiteUpdate } from '@/src/contract/site/site-settings'
import { invalidField } from '@/src/contract/failure'
import { requireAllowedSlug, siteReferences } from '../sites/edit'
import { requireOwnCss } from '../sites/own-css'
import { storedSettings } from '../sites/stored'
import { siteWriteOf } from '../sites/write-of'
import { adoptUploads, checkReferences } from '../references'
import { idOf, idsOf } from '../stored-values'
import type { Site } from '@/payload-types'
import type { FormDocument } from './form-check'

/** A site from the admin's form goes through the schema and the references of the API. */
export async function checkSite(written: FormDocument<Site>): Promise<Partial<Site>> {
  const { data, before, req, userId } = written
  const { socialMediaLinks, ...rest } = siteWriteOf(data)
  const write = parsePart(SiteUpdate, { ...rest, socialMediaLinks: ownChoice(socialMediaLinks) })
  if (write.slug !== before?.slug) requireAllowedSlug(write.slug)
  if (write.cssOverrides !== before?.cssOverrides) requireOwnCss(write.cssOverrides)
  requireKnownEditors(written)
  const siteId = before?.id ?? null
  const pointed = siteReferences(write)
  await checkReferences(req, { siteId, userId }, pointed)
  if (siteId !== null) await adoptUploads(req, { siteId, userId }, pointed)
  return { ...data, ...storedSettings(write), socialMediaLinks: data.socialMediaLinks ?? [] }
}

/**
 * Imports bring platforms that the contract does not let authors choose: those stay as they are.
 */
function ownChoice(links: unknown): unknown {
  if (!Array.isArray(links)) return links
  const brought = new Set<unknown>(PUBLIC_SOCIAL_PLATFORMS.slice(-3))
  return links.filter((link: { platform?: unknown }) => !brought.has(link.platform))
}

/**
 * Nobody becomes an editor without being asked: owners take editors away, the platform adds them.
 */
function requireKnownEditors({ data, before, isPlatformAdmin }: FormDocument<Site>): void {
  if (isPlatformAdmin) return
  const known = new Set(listed(before?.editors))
  const isKnown = listed(data.editors).every((id) => known.has(id))
  if (!isKnown) throw invalidField('editors', 'Editors are added by who runs the platform')
}

const listed = (editors: unknown): unknown[] => {
  const ids = idsOf(editors)
  return Array.isArray(ids) ? ids.map(idOf) : []
}
