import type { CollectionConfig, Field } from 'payload'
import { createForOwnSite, sharedOrOwnSite, siteManagers } from '@/access/rules'
import { siteField } from './fields/site'

const themeAccess = {
  read: sharedOrOwnSite,
  create: createForOwnSite,
  update: siteManagers,
  delete: siteManagers,
}
const COLORS = [
  'colorText',
  'colorAccent',
  'colorSubdued',
  'colorOverlay',
  'colorBackground',
  'colorPanel',
  'colorEmphasis',
  'colorOutline',
]

/** Eight colours (D2). */
export const colorThemes: CollectionConfig = {
  slug: 'color-themes',
  admin: {
    useAsTitle: 'title',
    group: 'Looks',
    defaultColumns: ['title', 'site', 'colorBackground', 'colorText', 'colorAccent'],
  },
  access: themeAccess,
  fields: [
    { name: 'title', type: 'text', required: true },
    ...COLORS.map((name): Field => ({
      name,
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(value)) ||
        'Write the colour as #rrggbb or #rrggbbaa.',
    })),
    { ...siteField(), required: false },
  ],
}

const weight = (name: string, defaultValue: number): Field => ({
  name,
  type: 'number',
  required: true,
  min: 100,
  max: 900,
  defaultValue,
})

/** Two font families, four weights (D2). */
export const typeThemes: CollectionConfig = {
  slug: 'type-themes',
  admin: {
    useAsTitle: 'title',
    group: 'Looks',
    defaultColumns: ['title', 'site', 'displayFontFamily', 'narrativeFontFamily'],
  },
  access: themeAccess,
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'displayFontFamily', type: 'text', required: true },
    weight('displayFontNormalWeight', 400),
    weight('displayFontBoldWeight', 700),
    { name: 'narrativeFontFamily', type: 'text', required: true },
    weight('narrativeFontNormalWeight', 400),
    weight('narrativeFontBoldWeight', 700),
    { ...siteField(), required: false },
  ],
}
