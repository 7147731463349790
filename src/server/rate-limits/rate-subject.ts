import ipaddr from 'ipaddr.js'

/**
 * Returns the network of an address for rate limits: an IPv4 address, also in its IPv6 form; the /64 of an
 * IPv6 address, the minimum of one customer.
 */
export function toNetwork(address: string): string {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '')
  if (!ipaddr.isValid(bare)) return address
  const parsed = ipaddr.process(bare)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`)
  return `${network.toNormalizedString()}/64`
}

/** Google's two names for one thing; its mailboxes are found with dots and without. */
const GOOGLE = /@(?:gmail|googlemail)\.com$/

/**
 * Returns the mailbox of an email address for rate limits. Ignores plus-addressing, which nearly all
 * servers deliver to the same mailbox, so that aliases do not multiply the mails.
 */
export function toMailbox(email: string): string {
  const untagged = email.replace(/^([^@+]+)\+[^@]*@/, '$1@')
  if (!GOOGLE.test(untagged)) return untagged
  return `${untagged.replace(/@.*$/, '').replaceAll('.', '')}@gmail.com`
}
