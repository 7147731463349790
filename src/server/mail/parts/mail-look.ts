import type { MailBrand } from '../mail-brand'
import { lightColours } from './mail-colours'
import type { MailColours } from './mail-colours'
import { FONT_STACKS } from './mail-styles'

/** Colours of a mail in the light scheme, and its fonts. */
export type MailLook = MailColours & { headingFont: string; textFont: string }

/**
 * The look of a mail in a brand.
 * @see docs/product/mail.md#look
 */
export const mailLook = ({ colours, fonts }: MailBrand): MailLook => ({
  ...lightColours(colours),
  headingFont: FONT_STACKS[fonts.heading],
  textFont: FONT_STACKS[fonts.text],
})
