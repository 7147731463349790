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
  /** The site that sends it; null for the platform. */
  sender: SenderSite | null
}

/** A site in whose name a mail is sent. */
export type SenderSite = { id: string; title: string }
