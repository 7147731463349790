import type { Payload } from 'payload'
import Stripe from 'stripe'
import type { SiteBrand } from '@/src/contract/people/profile'
import { classifyStripeError } from '../stripe/trouble'

type SessionParams = Stripe.Checkout.SessionCreateParams
type Branding = Stripe.Checkout.SessionCreateParams.BrandingSettings

/**
 * Returns the branding of a site for a checkout at the payment service. Includes a logo only where the
 * service can fetch it: at an https URL.
 * @see docs/product/payments.md#checkout
 */
export const getBranding = ({ brand }: { brand: SiteBrand }): Branding => ({
  display_name: brand.title,
  background_color: brand.colors.background,
  button_color: brand.colors.accent,
  ...(brand.logoUrl?.startsWith('https://')
    ? { logo: { type: 'url' as const, url: brand.logoUrl } }
    : {}),
})

/**
 * Opens a checkout, without its site's branding when the payment service refuses only that: its rules for
 * colors and pictures must not cost a sale.
 * @param open its suffix distinguishes the idempotency keys of the two requests
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
      stripe: classifyStripeError(error)?.words,
    })
    const { branding_settings: _, ...plain } = params
    return open(plain, ':plain')
  }
}

const isBrandingRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.param?.startsWith('branding_settings') === true
