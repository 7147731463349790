import type { BrandColours } from '@/src/domain/appearance/brand-colours'

/** The brand of a mail: its name, logo and colors. */
export type MailBrand = {
  name: string
  /** URL of a PNG of 480 by 128 pixels; null to show the name instead. */
  logoUrl: string | null
  colours: BrandColours
  /** Name of the sender; null for that of the settings. */
  sender: string | null
}
