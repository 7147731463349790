import type { PaymentMode, PlatformPlan } from '@/src/domain/payments/payments'
import type { Environment } from './settings-schema'

/** Settings of the payment service. */
export type PaymentSettings = {
  mode: PaymentMode
  /** Stripe's key and webhook secret; null in the other modes. */
  stripe: { secretKey: string; webhookSecret: string } | null
  /** Base URL of Stripe's API; null for Stripe itself. */
  apiUrl: string | null
  /** Maximum wait for a response of Stripe, in milliseconds. */
  timeout: number
  /** Whether Stripe mails readers about failed payments, and we do not. */
  stripeSendsMails: boolean
  /** Whether each site is paid to an account of its own. */
  usesConnect: boolean
  /** The platform's share of each payment, in percent, with Connect. */
  feePercent: number
  /** Whether Stripe Tax adds taxes. */
  addsTax: boolean
  platformPlans: PlatformPlan[]
}

/**
 * Parses the payment settings. Without keys, `mayTest` says whether to use the local test checkout: never
 * where other machines reach the installation, as it would give away paid access.
 * @see docs/product/payments.md#modes
 */
export function parsePaymentSettings(env: Environment, mayTest: boolean): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const stripe = secretKey && webhookSecret ? { secretKey, webhookSecret } : null
  return {
    mode: stripe ? modeOfKey(stripe.secretKey) : mayTest ? 'local' : 'off',
    stripe,
    apiUrl: env.STRIPE_API_URL ?? null,
    timeout: env.STRIPE_TIMEOUT_MS,
    stripeSendsMails: env.STRIPE_SENDS_MAILS === 'true',
    usesConnect: env.STRIPE_CONNECT === 'true',
    feePercent: env.STRIPE_FEE_PERCENT,
    addsTax: env.STRIPE_TAX === 'true',
    platformPlans: env.PLATFORM_PLANS ?? [],
  }
}

const modeOfKey = (key: string): PaymentMode => (/^(?:sk|rk)_test_/.test(key) ? 'test' : 'live')
