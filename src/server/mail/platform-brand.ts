import type { MailBrand } from './layout'

/** Name and colours of mails that are no site's. */
export const PLATFORM_BRAND: MailBrand = {
  name: 'Recipes',
  accent: '#8a3b1f',
  background: '#f4efe6',
  text: '#2a2622',
  sender: null,
}
