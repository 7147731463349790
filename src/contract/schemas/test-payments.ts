import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  TestAccount,
  TestCheckout,
  TestPayment,
  TestPaymentResult,
  TestPortal,
  TestPortalChange,
} from '../people/test-payment'

/** The pages of the payment service in local test mode; they are not found in the other modes. */
export const testPaymentSchemas = {
  getTestCheckout: {
    summary: 'Returns a checkout in local test mode.',
    answer: z.object({ checkout: TestCheckout }),
    errors: ['not_found'],
  },
  payTestCheckout: {
    summary: 'Pays a checkout in local test mode with a test card; no real money is charged.',
    body: TestPayment,
    answer: TestPaymentResult,
    errors: ['not_found', 'conflict'],
  },
  getTestPortal: {
    summary: 'Returns the billing page of a customer in local test mode.',
    answer: z.object({ portal: TestPortal }),
    errors: ['not_found'],
  },
  changeTestPortal: {
    summary:
      "Changes a customer's card or subscription in local test mode, or moves the test clock forward.",
    body: TestPortalChange,
    answer: z.object({ portal: TestPortal }),
    errors: ['not_found', 'conflict'],
  },
  getTestAccount: {
    summary: 'Returns the payment account of a site in local test mode.',
    answer: z.object({ account: TestAccount }),
    errors: ['not_found'],
  },
  finishTestAccount: {
    summary: 'Sets up the payment account of a site in local test mode.',
    answer: z.object({ account: TestAccount }),
    errors: ['not_found', 'conflict'],
  },
} as const satisfies Record<string, CallSchema>
