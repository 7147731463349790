import { usableUploadsOfSite } from '../fields/site'
import type { Field, FilterOptions } from 'payload'
import { HEADER_LAYOUTS, THEME_STYLES } from '@/src/domain/appearance/look-choices'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'

/** Filter for shared themes and those of this site. */
const themeFilter: FilterOptions = ({ id }: { id: string | number | undefined }) =>
  id === undefined
    ? { site: { exists: false } }
    : { or: [{ site: { exists: false } }, { site: { equals: id } }] }

const imageField = (name: string, label: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'images',
  label,
  filterOptions: usableUploadsOfSite,
  admin: { width: '50%' },
})

/** Choices under names for people: `link-in-bio` is "Link in bio". */
const named = (values: readonly string[]) =>
  values.map((value) => {
    const words = value.replaceAll('-', ' ')
    return { value, label: words.charAt(0).toUpperCase() + words.slice(1) }
  })

/** The look of the site: template, themes, pictures. */
export const appearanceFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'template',
        type: 'select',
        dbName: 'site_template',
        required: true,
        defaultValue: TEMPLATE_NAMES[0],
        options: named(TEMPLATE_NAMES),
        admin: { width: '50%' },
      },
      {
        name: 'headerLayout',
        type: 'select',
        dbName: 'site_header_layout',
        required: true,
        defaultValue: 'left',
        options: named(HEADER_LAYOUTS),
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'colorTheme',
        type: 'relationship',
        relationTo: 'color-themes',
        filterOptions: themeFilter,
        admin: { width: '50%' },
      },
      {
        name: 'typeTheme',
        type: 'relationship',
        relationTo: 'type-themes',
        filterOptions: themeFilter,
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'themeStyle',
        type: 'select',
        dbName: 'site_theme_style',
        required: true,
        defaultValue: 'accent',
        options: named(THEME_STYLES),
        admin: { width: '50%' },
      },
      {
        name: 'themeAccentColor',
        type: 'text',
        admin: { width: '50%', placeholder: '#b5482a' },
        validate: (value: unknown) =>
          !value ||
          (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) ||
          'Enter the colour as #rrggbb.',
      },
    ],
  },
  {
    type: 'row',
    fields: [imageField('logo', 'Logo'), imageField('logoOnDark', 'Logo for dark backgrounds')],
  },
  { type: 'row', fields: [imageField('icon', 'Icon'), imageField('favicon', 'Favicon')] },
  { type: 'row', fields: [imageField('featuredImage', 'Featured picture')] },
  {
    name: 'cssOverrides',
    type: 'textarea',
    label: 'Custom CSS',
    admin: { rows: 8, description: 'Added after the theme, on every page of the site.' },
  },
]
