import type { Payload } from 'payload'
import { rows } from '../database/statements'
import { countAttempt, MAIL_PER_ADDRESS } from '../rate-limits/rate-limit'
import { toNetwork } from '../rate-limits/rate-subject'

const INSERT = {
  name: 'early_signup_insert',
  text: `insert into early_signups (email, created_at, updated_at) values ($1, now(), now())
    on conflict (email) do nothing`,
}

/** Stores an email address to notify when sign-up opens; idempotent. */
export async function createEarlySignup(
  payload: Payload,
  email: string,
  clientAddress: string,
): Promise<void> {
  await countAttempt(payload, MAIL_PER_ADDRESS, toNetwork(clientAddress))
  await rows(payload, INSERT, [email])
}
