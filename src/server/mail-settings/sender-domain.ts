import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import { domainName } from '@/src/domain/addresses/site-domain'
import { rows } from '../database/statements'
import { deploymentOf } from '../deployment'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'

/** Each may take a new key, which costs a tenth of a second of a processor. */
const ADDRESSES_PER_SITE: RateLimit = { name: 'mail-from-address', attempts: 30, seconds: 3_600 }

/** Local part without letters that only some mail servers accept (RFC 6531). */
const LOCAL = /^[\x21-\x7e]+$/

/** SQL that removes sender addresses with their keys; a condition follows. */
export const CLEAR_SENDERS = `
  update site_mail_settings set from_local = null, from_domain = null, dkim_selector = null,
    dkim_private_key = null, dkim_public_key = null, records = null, checked_at = null,
    verified_at = null`

const CLEAR = { name: 'sender_domain_clear', text: `${CLEAR_SENDERS} where site_id = $1` }

const SET = {
  name: 'sender_domain_set',
  text: `update site_mail_settings m set from_local = $2, from_domain = $3,
      dkim_selector = $4, dkim_private_key = coalesce(m.dkim_private_key, $5),
      dkim_public_key = case when m.dkim_private_key is null then $6 else m.dkim_public_key end,
      records = case when m.from_domain = $3 then m.records end,
      checked_at = case when m.from_domain = $3 then m.checked_at end,
      verified_at = case when m.from_domain = $3 then m.verified_at end
    where m.site_id = $1`,
}

/**
 * Sets the sender address of a site, or with null removes it with its key. The key stays when the address
 * changes; a new domain has to be verified again.
 * @throws Failure `validation_failed` for an address of the platform's own domain, `rate_limited`
 * @see docs/product/mail.md#sender-address
 */
export async function setFromAddress(
  payload: Payload,
  siteId: string,
  address: string | null,
): Promise<void> {
  if (address === null) {
    await rows(payload, CLEAR, [siteId])
    return
  }
  const { local, domain } = senderParts(address, deploymentOf(payload).rootDomain)
  await countAttempt(payload, ADDRESSES_PER_SITE, siteId)
  const { privateKey, publicKey } = await newKeyPair()
  const selector = `r${siteId.replaceAll('-', '').slice(0, 12)}`
  const values = [siteId, local, domain, selector, payload.encrypt(privateKey), publicKey]
  await rows(payload, SET, values)
}

/** Splits an address. @throws Failure `validation_failed` for one that a site cannot have */
function senderParts(address: string, rootDomain: string): { local: string; domain: string } {
  const [local = '', domain = ''] = address.split('@')
  const root = rootDomain.toLowerCase().replace(/:\d+$/, '')
  if (!LOCAL.test(local) || domainName(domain) !== domain) {
    throw invalidField('fromAddress', 'Enter an address such as hello@news.example.com.')
  }
  if (domain === root || domain.endsWith(`.${root}`)) {
    throw invalidField('fromAddress', 'Enter an address at a domain of your own.')
  }
  return { local, domain }
}

const generate = promisify(generateKeyPair)

async function newKeyPair(): Promise<{ privateKey: string; publicKey: string }> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2_048 })
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  }
}
