import type { CollectionConfig, Field, PayloadRequest } from 'payload'
import { textProblem } from '@/src/domain/appearance/text-problem'
import { FONT_FAMILIES, fontFamilyNamed } from '@/src/domain/appearance/font-families'
import { siteField } from './fields/site'

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

type ThemeValidation = { siblingData: unknown; req: PayloadRequest }

const colourOf = (theme: unknown, name: string): string => {
  const colour: unknown = typeof theme === 'object' && theme !== null && Reflect.get(theme, name)
  return typeof colour === 'string' ? colour : ''
}

/** True, or why the text of a theme cannot be read on its two grounds. */
const textIsReadable = (text: string, theme: unknown): true | string =>
  textProblem(
    text,
    ['colorBackground', 'colorPanel'].map((name) => colourOf(theme, name)),
  ) ?? true

/**
 * Eight colours.
 * @see docs/product/sites-and-hosts.md#colours
 */
export const colorThemes: CollectionConfig = {
  slug: 'color-themes',
  admin: {
    useAsTitle: 'title',
    group: 'Looks',
    defaultColumns: ['title', 'site', 'colorBackground', 'colorText', 'colorAccent'],
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    ...COLORS.map((name): Field => ({
      name,
      type: 'text',
      required: true,
      validate: (value: unknown, { siblingData, req }: ThemeValidation) => {
        if (typeof value !== 'string' || !/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(value)) {
          return 'Enter the colour as #rrggbb or #rrggbbaa.'
        }
        // Themes of a site's own export keep their colours: pages adjust them to a readable contrast.
        return name === 'colorText' && req.user ? textIsReadable(value, siblingData) : true
      },
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

/** One of the served font families; stored by name, so that the list can grow without a migration. */
const fontFamily = (name: string): Field => ({
  name,
  type: 'text',
  required: true,
  admin: { description: `One of ${FONT_FAMILIES.map((family) => family.name).join(', ')}` },
  validate: (value: string | null | undefined) =>
    (value && fontFamilyNamed(value) !== undefined) || 'Choose one of the families named below',
})

/**
 * Two font families, four weights.
 * @see docs/product/sites-and-hosts.md#type
 */
export const typeThemes: CollectionConfig = {
  slug: 'type-themes',
  admin: {
    useAsTitle: 'title',
    group: 'Looks',
    defaultColumns: ['title', 'site', 'displayFontFamily', 'narrativeFontFamily'],
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    fontFamily('displayFontFamily'),
    weight('displayFontNormalWeight', 400),
    weight('displayFontBoldWeight', 700),
    fontFamily('narrativeFontFamily'),
    weight('narrativeFontNormalWeight', 400),
    weight('narrativeFontBoldWeight', 700),
    { ...siteField(), required: false },
  ],
}
