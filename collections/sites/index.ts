import type { CollectionConfig } from 'payload'
import { isReservedSiteSlug, isSiteSlug } from '@/src/domain/addresses/slug'
import { PAGE_SEO, PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import { kitchenLink } from '../fields/kitchen-link'
import { stripeLinks } from '../fields/stripe-links'
import { refreshStuckRows } from '../fields/refresh-stuck-rows'
import { seoField } from '../fields/seo'
import { usableUploadsOfSite } from '../fields/site'
import { slugField } from '../fields/slug'
import { appearanceFields } from './appearance'
import { aboutFields, homeSectionFields, linkFields } from './content'
import {
  languageFields,
  measureFields,
  peopleFields,
  planFields,
  searchFields,
  timeZoneFields,
} from './settings'

const seoFields = PAGE_SEO_NAMES.map((name) => seoField(name, PAGE_SEO[name], usableUploadsOfSite))

/**
 * Creators' sites, each with its own host.
 * @see docs/product/sites-and-hosts.md#settings-of-a-site
 */
export const sites: CollectionConfig = {
  slug: 'sites',
  admin: {
    useAsTitle: 'title',
    group: 'Publishing',
    defaultColumns: ['title', 'slug', 'template', 'updatedAt'],
    preview: (doc) => (typeof doc['slug'] === 'string' ? `/preview/sites/${doc['slug']}` : null),
    components: {
      edit: {
        beforeDocumentControls: [kitchenLink('settings'), stripeLinks('sites')],
      },
    },
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    {
      type: 'tabs',
      tabs: [
        { label: 'Look', fields: appearanceFields },
        { label: 'About and home', fields: [...aboutFields, ...homeSectionFields] },
        { label: 'Links', fields: linkFields },
        { label: 'Plans and features', fields: planFields },
        { label: 'Measures', fields: measureFields },
        { label: 'Language and time zone', fields: [...languageFields, ...timeZoneFields] },
        { label: 'Search', fields: searchFields },
        { label: 'Search and social', fields: seoFields },
      ],
    },
    {
      ...slugField(),
      unique: true,
      // A name that became reserved stays with the site that has it, which could not be saved otherwise.
      validate: (value: unknown, { previousValue }: { previousValue?: unknown }) =>
        (typeof value === 'string' &&
          isSiteSlug(value) &&
          (value === previousValue || !isReservedSiteSlug(value))) ||
        'Use lower case letters, digits and hyphens; a few names are reserved.',
    },
    ...peopleFields,
    refreshStuckRows,
  ],
}
