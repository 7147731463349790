import type { FilterOptions, GroupField } from 'payload'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '@/src/domain/seo-limits'
import { usableUploads } from './site'

/**
 * A group of search title, description and social preview of a page; empty values default to the page's
 * own.
 * @see docs/product/site-pages.md#search-and-social
 */
export const seoField = (
  name = 'seo',
  label = 'Search and social',
  pictures: FilterOptions = usableUploads,
): GroupField => ({
  name,
  type: 'group',
  label,
  fields: [
    { name: 'title', type: 'text', maxLength: MAX_SEO_TITLE, label: 'Search title' },
    {
      name: 'description',
      type: 'textarea',
      maxLength: MAX_SEO_DESCRIPTION,
      label: 'Search description',
    },
    { name: 'socialTitle', type: 'text', maxLength: MAX_SEO_TITLE, label: 'Social title' },
    {
      name: 'socialDescription',
      type: 'textarea',
      maxLength: MAX_SEO_DESCRIPTION,
      label: 'Social text',
    },
    {
      name: 'socialImage',
      type: 'upload',
      relationTo: 'images',
      label: 'Social picture',
      filterOptions: pictures,
    },
  ],
})
