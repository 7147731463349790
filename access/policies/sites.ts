import { fieldNames } from '@/src/contract/plain-fields'
import { EDITORS_SITE_FIELDS, OWNERS_SITE_FIELDS } from '@/src/contract/site/site-fields'
import { PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import { rule } from '../levels'
import { readOnly, SERVER_FIELDS, writable } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site sets how it looks and what it says')
const owner = rule('owner', 'where a site answers and what it costs is its owner’s')
const admins = rule('admin', 'who runs the platform hands sites over')

/**
 * Permission to delete a site and to restore it.
 * @see docs/product/sites-and-hosts.md#deleting-a-site
 */
export const endSite = rule('owner', 'a site is its owner’s to end')

/** Sites, as the call `updateSite` changes them. */
export const sites = {
  belongs: 'site-itself',
  read: editors,
  create: rule('admin', 'authors make their sites in the kitchen'),
  update: editors,
  delete: rule('admin', 'for good at once; owners delete in the kitchen, and have 30 days'),
  fields: [
    SERVER_FIELDS,
    writable(editors, [
      ...fieldNames(EDITORS_SITE_FIELDS),
      'colorTheme',
      'typeTheme',
      'featuredImage',
      'logo',
      'logoOnDark',
      'icon',
      'favicon',
      'featuredRecipes',
      'homeSections',
      'headerLinks',
      'links',
      'socialMediaLinks',
      'productLinks',
      ...PAGE_SEO_NAMES,
    ]),
    writable(owner, [...fieldNames(OWNERS_SITE_FIELDS), 'editors']),
    writable(admins, ['owner']),
    readOnly('a site is suspended by a call of the platform', ['suspendedAt', 'suspensionReason']),
    readOnly('a site is deleted in the kitchen, where it can be restored', ['deletedAt']),
    readOnly('a domain counts once the server has found the proof there', ['primaryDomain']),
  ],
} as const satisfies PolicyOf<'sites'>
