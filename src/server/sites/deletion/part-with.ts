import type { Payload } from 'payload'
import { allows } from '@/access/levels'
import { endSite } from '@/access/policies/sites'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type { Caller } from '@/src/server/accounts/caller'
import { findSite, getSiteLevels } from '../scope'
import type { SiteScope } from '../scope'

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/**
 * Returns the site that its owner wants to delete or transfer, confirmed by typing its title; ignores
 * spacing.
 * @throws Failure `not_found` for a site that the caller has no access to, `forbidden` for its editors,
 *   `validation_failed` for another title
 */
export async function siteToPartWith(
  payload: Payload,
  caller: Caller,
  asked: { site: string; title: string },
): Promise<SiteScope> {
  // A domain is no name that a person means here.
  const site = asked.site.includes('.') ? null : await findSite(payload, asked.site)
  const levels = site && (await getSiteLevels(payload, site.id, caller))
  if (!site || !levels?.has('editor')) throw notFound('Site')
  if (!allows(endSite, levels)) {
    throw new Failure('forbidden', 'Only the owner of the site can do this.')
  }
  if (plain(asked.title) !== plain(site.title)) {
    throw invalidField('title', 'This is not the title of the site.')
  }
  return site
}
