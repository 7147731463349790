import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** The letters of a site. */
export const lettersAddress = (site: string): string => kitchenAddress(site, 'letters')

/** The address of a letter's editor. */
export const letterAddress = (site: string, id: string): string =>
  kitchenAddress(site, 'letters', id)

/** The address that creates a letter and opens its editor. */
export const newLetterAddress = (site: string): string => letterAddress(site, 'new')

/** The public address of a letter. */
export const publicLetterAddress = (siteUrl: string, slug: string): string =>
  `${siteUrl}/letters/${encodeURIComponent(slug)}`
