import type { Payload } from 'payload'
import type { z } from 'zod'
import type { TestAccount } from '@/src/contract/people/test-payment'
import { inTestMode } from './in-test-mode'

type Account = z.infer<typeof TestAccount>

/** The payment account of a site in local test mode. @throws Failure `not_found` */
export const getTestAccount = (payload: Payload, id: string): Promise<Account> =>
  inTestMode(payload, (simulator) => simulator.account(id))

/** Sets up the payment account of a site in local test mode. @throws Failure `not_found`, `conflict` */
export const finishTestAccount = (payload: Payload, id: string): Promise<Account> =>
  inTestMode(payload, (simulator) => {
    simulator.finishAccount(id)
    return simulator.account(id)
  })
