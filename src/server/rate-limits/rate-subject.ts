import ipaddr from 'ipaddr.js'

/**
 * Whom a network address counts for: IPv4 by itself, also in the guise of IPv6; IPv6 by its /64, which
 * is what one customer has at least.
 */
export function networkOf(address: string): string {
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
 * The mailbox an address counts for. What follows a plus sign is another address, but mail to it
 * arrives in the same mailbox nearly everywhere: nobody gets more mail by having many of them.
 */
export function mailboxOf(email: string): string {
  const untagged = email.replace(/^([^@+]+)\+[^@]*@/, '$1@')
  if (!GOOGLE.test(untagged)) return untagged
  return `${untagged.replace(/@.*$/, '').replaceAll('.', '')}@gmail.com`
}
