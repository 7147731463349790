import { usableUploadsOfSite } from '../fields/site'
import type { Field } from 'payload'
import { SOCIAL_PLATFORMS, PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { rowId } from '../fields/id'
import { rowLabel } from '../fields/row-label'
import { wideTextField } from '../fields/rich-text'
import { urlField } from '../fields/url'
import { HOME_SECTIONS } from '@/src/domain/appearance/home-sections'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { isWebAddress } from '@/src/domain/addresses/web-address'

const label = (required: boolean): Field => ({ name: 'label', type: 'text', required })

/** Fields of the author's introduction and of the home page's lead. */
export const aboutFields: Field[] = [
  { name: 'aboutHeading', type: 'text' },
  { name: 'aboutShort', type: 'textarea', admin: { description: 'Two sentences for sidebars.' } },
  wideTextField('about', 'About'),
  { name: 'hideSidebarBio', type: 'checkbox', defaultValue: false },
  {
    name: 'featuredRecipes',
    type: 'relationship',
    relationTo: 'recipes',
    hasMany: true,
    maxRows: 5,
    filterOptions: ({ id }: { id: string | number | undefined }) =>
      id === undefined ? false : { site: { equals: id } },
  },
]

/** Fields of the home page's sections, where they differ from the template. */
export const homeSectionFields: Field[] = [
  {
    name: 'homeSections',
    type: 'array',
    dbName: 'site_home_sections',
    labels: { singular: 'Section', plural: 'Sections' },
    maxRows: HOME_SECTIONS.length,
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel(['section'], 'New section') },
    },
    fields: [
      rowId(),
      {
        name: 'section',
        type: 'select',
        enumName: 'site_home_section',
        required: true,
        options: [...HOME_SECTIONS],
      },
      { name: 'isHidden', type: 'checkbox', defaultValue: false },
      { name: 'heading', type: 'text' },
    ],
  },
]

/** Links of header, link page, social media and products. */
export const linkFields: Field[] = [
  {
    name: 'headerLinks',
    type: 'array',
    dbName: 'site_header_links',
    labels: { singular: 'Link', plural: 'Links' },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel(['label', 'href'], 'New link') },
    },
    fields: [
      rowId(),
      label(true),
      // Also a path of the site itself.
      {
        name: 'href',
        type: 'text',
        required: true,
        validate: (value: unknown) =>
          (typeof value === 'string' && (isSitePath(value) || isWebAddress(value))) ||
          'Invalid URL',
      },
      { name: 'openInNewTab', type: 'checkbox', defaultValue: false },
    ],
  },
  { name: 'newsletterHeading', type: 'text' },
  { name: 'newsletterText', type: 'text' },
  { name: 'linkPageHeading', type: 'text' },
  {
    name: 'links',
    type: 'array',
    dbName: 'site_links',
    label: 'Links of the link page',
    labels: { singular: 'Link', plural: 'Links' },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel(['label', 'href'], 'New link') },
    },
    fields: [rowId(), label(false), urlField('href', { required: true })],
  },
  {
    name: 'socialMediaLinks',
    type: 'array',
    dbName: 'site_social_links',
    labels: { singular: 'Profile', plural: 'Profiles' },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel(['platform', 'url'], 'New profile') },
    },
    fields: [
      rowId(),
      {
        name: 'platform',
        type: 'select',
        dbName: 'social_platform',
        required: true,
        options: [...PUBLIC_SOCIAL_PLATFORMS],
        admin: {
          description: `Authors can choose from ${SOCIAL_PLATFORMS.length}; imports can add others.`,
        },
      },
      urlField('url', { required: true }),
    ],
  },
  {
    name: 'productLinks',
    type: 'array',
    dbName: 'site_product_links',
    labels: { singular: 'Product', plural: 'Products' },
    admin: {
      initCollapsed: true,
      components: { RowLabel: rowLabel(['productTitle', 'href'], 'New product') },
    },
    fields: [
      rowId(),
      { name: 'productTitle', type: 'text', required: true },
      {
        name: 'productImage',
        type: 'upload',
        relationTo: 'images',
        filterOptions: usableUploadsOfSite,
      },
      urlField('href', { required: true }),
    ],
  },
]
