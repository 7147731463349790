import { PLATFORM_COLOURS } from '@/src/domain/appearance/brand-colours'
import type { MailBrand } from './mail-brand'

/** The brand of mails without a site. */
export const PLATFORM_BRAND: MailBrand = {
  name: 'Recipes',
  logoUrl: null,
  colours: PLATFORM_COLOURS,
  fonts: { heading: 'serif', text: 'serif' },
  sender: null,
}
