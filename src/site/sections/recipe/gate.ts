import type { PublicSite } from '@/src/contract/site/site'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { Gate } from '@/src/site/parts/recipe/premium-notice'

/** The part of a site that says where it sells access to its locked recipes. */
type Seller = Pick<PublicSite, 'subscriptionsEnabled' | 'socialMediaLinks'>

/**
 * Chooses the seller that the notice on a locked recipe names: Substack, if the template supports it, only
 * for a site that sells no plans and links to its Substack.
 * @see docs/product/recipe-page.md#locked-recipe
 */
export const chooseGate = (template: Gate, site: Seller): Gate =>
  template === 'substack' && !site.subscriptionsEnabled && findSubstack(site) ? 'substack' : 'plans'

/** Finds the address of a site's Substack among its social links. */
export const findSubstack = ({
  socialMediaLinks,
}: Pick<PublicSite, 'socialMediaLinks'>): string | undefined =>
  socialMediaLinks.find(({ platform, url }) => platform === 'substack' && isWebAddress(url))?.url
