import type { MailBrand } from '../mail-brand'
import { lightColours } from './mail-colours'
import type { MailColours } from './mail-colours'
import { FONT_STACKS } from './mail-styles'

/** How the parts of a mail look: its colours in the light scheme, and the fonts of its site's kind. */
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
