import { finishTestAccount, getTestAccount } from '@/src/server/payments/test-mode/account-page'
import { getTestCheckout, payTestCheckout } from '@/src/server/payments/test-mode/checkout-page'
import { changeTestPortal, getTestPortal } from '@/src/server/payments/test-mode/portal-page'
import type { Handlers } from '../../call'

/**
 * Handlers for the pages of the payment service in local test mode. Their ids are unguessable, like those
 * of Stripe's own pages.
 * @see docs/product/payments.md#test-mode
 */
export const testPaymentHandlers = {
  getTestCheckout: async ({ payload, params }) => ({
    checkout: await getTestCheckout(payload, params.sessionId),
  }),
  payTestCheckout: ({ payload, params, body }) => payTestCheckout(payload, params.sessionId, body),
  getTestPortal: async ({ payload, params }) => ({
    portal: await getTestPortal(payload, params.sessionId),
  }),
  changeTestPortal: async ({ payload, params, body }) => ({
    portal: await changeTestPortal(payload, params.sessionId, body),
  }),
  getTestAccount: async ({ payload, params }) => ({
    account: await getTestAccount(payload, params.accountId),
  }),
  finishTestAccount: async ({ payload, params }) => ({
    account: await finishTestAccount(payload, params.accountId),
  }),
} satisfies Partial<Handlers>
