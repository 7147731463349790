/** A domain as it is stored and looked up, or the reason why it is invalid for a site. */
export type SiteDomain = { domain: string } | { problem: string }

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Names that resolve to this machine or network. */
const LOCAL =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|invalid|onion)$/
/** Neither a scheme, a port, a path nor a person: nothing but a name. */
const NAME_ONLY = /^[^\p{Cc}\s/\\:@?#%[\]]+$/u
/** Longest name of DNS. */
const MAX_LENGTH = 253

/**
 * Canonicalizes a domain name: lower case, punycode, no trailing dot; null if it is invalid. IP addresses
 * and single words are invalid.
 */
export function domainName(text: string): string | null {
  const written = text.trim()
  if (!NAME_ONLY.test(written) || !URL.canParse(`http://${written}`)) return null
  const { hostname } = new URL(`http://${written}`)
  const name = hostname.replace(/\.$/, '')
  const labels = name.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label))
  // A last label of digits is an address of IPv4.
  const isAddress = /^\d+$/.test(labels.at(-1) ?? '')
  return !isName || isAddress || name.length > MAX_LENGTH ? null : name
}

/**
 * The domain a site may have, in its one spelling: none of the deployment's own hosts, and no name of
 * the own network.
 */
export function siteDomain(text: string, rootDomain: string): SiteDomain {
  const domain = domainName(text)
  if (domain === null || LOCAL.test(domain)) {
    return { problem: 'Enter a domain such as recipes.example.com.' }
  }
  const root = rootDomain.toLowerCase().replace(/:\d+$/, '')
  if (domain === root || domain.endsWith(`.${root}`)) {
    return { problem: 'Addresses on this platform come from the slug.' }
  }
  return { domain }
}
