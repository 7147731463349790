import type { SiteBrand } from '@/src/contract/people/profile'
import { PLATFORM_COLOURS } from '@/src/domain/appearance/brand-colours'

/** A site as mails and pages outside it show it. */
export const exampleBrand = (changes: Partial<SiteBrand> = {}): SiteBrand => ({
  slug: 'salt',
  title: 'Salt',
  url: 'http://salt.localhost:3000',
  logoUrl: null,
  colors: PLATFORM_COLOURS,
  ...changes,
})
