import { z } from 'zod'
import { FONT_FAMILIES } from '@/src/domain/appearance/font-families'
import { textProblem } from '@/src/domain/appearance/text-problem'
import { INVALID_INPUT } from '../messages'
import { ColorTheme } from './site'

const Colour = (name: keyof typeof ColorTheme.shape) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i, { error: INVALID_INPUT })
    .describe(`${ColorTheme.shape[name].description ?? ''} As \`#rrggbb\` or \`#rrggbbaa\`.`)

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
    'Colours of its own for the site: its colour theme is changed, or made if it has none of its own. Not together with `colorThemeId`.',
  )
export type ColorThemeWrite = z.output<typeof ColorThemeWrite>

const Family = (use: string) =>
  z.enum(FONT_FAMILIES.map(({ name }) => name)).describe(`Font family of ${use}.`)
const Weight = (use: string) => z.number().int().min(100).max(900).describe(`${use}, 100 to 900.`)

/**
 * Two font families of a site's own theme.
 * @see docs/product/sites-and-hosts.md#type
 */
export const TypeThemeWrite = z
  .strictObject({
    displayFontFamily: Family('headings'),
    displayFontNormalWeight: Weight('Normal weight of headings'),
    displayFontBoldWeight: Weight('Bold weight of headings'),
    narrativeFontFamily: Family('running text'),
    narrativeFontNormalWeight: Weight('Normal weight of running text'),
    narrativeFontBoldWeight: Weight('Bold weight of running text'),
  })
  .describe(
    'Fonts of its own for the site: its type theme is changed, or made if it has none of its own. Not together with `typeThemeId`.',
  )
export type TypeThemeWrite = z.output<typeof TypeThemeWrite>
