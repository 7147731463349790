import { z } from 'zod'
import { FONT_FAMILIES } from '@/src/domain/appearance/font-families'
import { textProblem } from '@/src/domain/appearance/text-problem'
import { INVALID_INPUT } from '../messages'
import { ColorTheme } from './site'

const Colour = (name: keyof typeof ColorTheme.shape) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i, { error: INVALID_INPUT })
    .describe(`${ColorTheme.shape[name].description ?? ''} Format: \`#rrggbb\` or \`#rrggbbaa\`.`)

/**
 * Eight colours of a site's own theme.
 * @see docs/product/sites-and-hosts.md#colours
 */
export const ColorThemeWrite = z
  .strictObject({
    colorText: Colour('colorText'),
    colorAccent: Colour('colorAccent'),
    colorSubdued: Colour('colorSubdued'),
    colorOverlay: Colour('colorOverlay'),
    colorBackground: Colour('colorBackground'),
    colorPanel: Colour('colorPanel'),
    colorEmphasis: Colour('colorEmphasis'),
    colorOutline: Colour('colorOutline'),
  })
  .superRefine(({ colorText, colorBackground, colorPanel }, context) => {
    const message = textProblem(colorText, [colorBackground, colorPanel])
    if (message !== null) context.addIssue({ code: 'custom', path: ['colorText'], message })
  })
  .describe(
    'Custom colors for the site, stored as its own color theme. Cannot be combined with `colorThemeId`.',
  )
export type ColorThemeWrite = z.output<typeof ColorThemeWrite>

const Family = (use: string) =>
  z.enum(FONT_FAMILIES.map(({ name }) => name)).describe(`Font family for ${use}.`)
const Weight = (use: string) => z.number().int().min(100).max(900).describe(`${use}, 100 to 900.`)

/**
 * Two font families of a site's own theme.
 * @see docs/product/sites-and-hosts.md#type
 */
export const TypeThemeWrite = z
  .strictObject({
    displayFontFamily: Family('headings'),
    displayFontNormalWeight: Weight('Regular weight of headings'),
    displayFontBoldWeight: Weight('Bold weight of headings'),
    narrativeFontFamily: Family('body text'),
    narrativeFontNormalWeight: Weight('Regular weight of body text'),
    narrativeFontBoldWeight: Weight('Bold weight of body text'),
  })
  .describe(
    'Custom fonts for the site, stored as its own type theme. Cannot be combined with `typeThemeId`.',
  )
export type TypeThemeWrite = z.output<typeof TypeThemeWrite>
