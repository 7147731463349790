import type { BrandColours } from '@/src/domain/appearance/brand-colours'

/** A kind of font that every reader has one of. */
export type MailFont = 'serif' | 'sans'

/** The brand of a mail: its name, logo and colors. */
export type MailBrand = {
  name: string
  /** URL of a PNG of 480 by 128 pixels; null to show the name instead. */
  logoUrl: string | null
  colours: BrandColours
  /** The kinds of the fonts of headings and of running text. */
  fonts: { heading: MailFont; text: MailFont }
  /** Name of the sender; null for that of the settings. */
  sender: string | null
}
