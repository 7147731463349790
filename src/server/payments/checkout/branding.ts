import type { Payload } from 'payload'
import Stripe from 'stripe'
import type { SiteBrand } from '@/src/contract/people/profile'
import { troubleOf } from '../stripe/trouble'

type SessionParams = Stripe.Checkout.SessionCreateParams
type Branding = Stripe.Checkout.SessionCreateParams.BrandingSettings

/**
 * The look of a site for a checkout at the payment service. A logo is named only where the service can
 * fetch it: at an address with TLS.
 * @see docs/product/payments.md#checkout
 */
export const brandingOf = ({ brand }: { brand: SiteBrand }): Branding => ({
  display_name: brand.title,
  background_color: brand.colors.background,
  button_color: brand.colors.accent,
  ...(brand.logoUrl?.startsWith('https://')
    ? { logo: { type: 'url' as const, url: brand.logoUrl } }
    : {}),
})

/**
 * Opens a checkout, without the look of its site where the payment service refuses that alone: what it
 * takes as a color or a picture is its own to decide, and no sale is lost over it.
 * @param open its suffix tells the two requests apart
 */
export async function withoutRefusedBranding<Session>(
  { logger }: { logger: Pick<Payload['logger'], 'warn'> },
  params: SessionParams,
  open: (params: SessionParams, suffix: '' | ':plain') => Promise<Session>,
): Promise<Session> {
  try {
    return await open(params, '')
  } catch (error) {
    if (!isBrandingRefused(error)) throw error
    logger.warn({
      msg: 'A checkout was opened without the look of its site',
      stripe: troubleOf(error)?.words,
    })
    const { branding_settings: _, ...plain } = params
    return open(plain, ':plain')
  }
}

const isBrandingRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.param?.startsWith('branding_settings') === true
