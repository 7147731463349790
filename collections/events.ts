import type { CollectionConfig } from 'payload'
import { kitchenLink } from './fields/kitchen-link'
import { siteField, usableUploads } from './fields/site'
import { urlField } from './fields/url'

/**
 * Events at which readers can meet the author.
 * @see docs/product/site-pages.md#events-page
 */
export const events: CollectionConfig = {
  slug: 'events',
  admin: {
    useAsTitle: 'title',
    group: 'Publishing',
    defaultColumns: ['title', 'site', 'date', 'location'],
    components: {
      edit: {
        beforeDocumentControls: [kitchenLink('events')],
      },
    },
  },
  indexes: [{ fields: ['site', 'date'] }],
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'date', type: 'date', required: true },
    { name: 'location', type: 'text' },
    { name: 'description', type: 'textarea' },
    urlField(),
    { name: 'image', type: 'upload', relationTo: 'images', filterOptions: usableUploads },
    siteField(),
  ],
}
