import type { CollectionConfig } from 'payload'
import {
  LETTER_AUDIENCES,
  MAX_LETTER_SUMMARY,
  MAX_LETTER_TITLE,
} from '@/src/domain/letters/letter-limits'
import type { LetterAudience } from '@/src/domain/letters/letter-limits'
import { keepRedirect } from './fields/keep-redirect'
import { kitchenLink } from './fields/kitchen-link'
import { letterTextField } from './fields/letter-text'
import { siteField, usableUploads } from './fields/site'
import { slugField } from './fields/slug'

const AUDIENCE_LABELS = {
  everyone: 'Everyone',
  free: 'All subscribers',
  paid: 'Paid subscribers',
} as const satisfies Record<LetterAudience, string>

/**
 * Letters: posts of authors, which are pages of the site and can be mailed.
 * @see docs/product/letters.md
 */
export const letters: CollectionConfig = {
  slug: 'letters',
  admin: {
    useAsTitle: 'title',
    group: 'Publishing',
    defaultColumns: ['title', 'site', 'audience', 'publishedAt'],
    components: { edit: { beforeDocumentControls: [kitchenLink('letters')] } },
  },
  hooks: {
    beforeChange: [keepRedirect('/letters', ({ publishedAt }) => typeof publishedAt === 'string')],
  },
  indexes: [
    { fields: ['site', 'slug'], unique: true },
    { fields: ['site', 'publishedAt'] },
    { fields: ['site', 'sourceKey'], unique: true },
  ],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: MAX_LETTER_TITLE },
    { name: 'summary', type: 'textarea', maxLength: MAX_LETTER_SUMMARY },
    { name: 'image', type: 'upload', relationTo: 'images', filterOptions: usableUploads },
    letterTextField('content'),
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'everyone',
      options: LETTER_AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] })),
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    // Identifies an imported letter permanently, so that a second import finds it.
    { name: 'sourceKey', type: 'text', admin: { hidden: true } },
    siteField(),
    slugField(),
  ],
}
