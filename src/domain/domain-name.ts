const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** A top level is a word: an address in numbers has none. */
const TOP_LEVEL = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
/** What a domain is typed with: no address, port, path or name of a person. */
const TYPED = /^[\p{L}\p{M}\p{N}.-]+$/u
/** Names that mean this machine or this network to whoever asks. */
const LOCAL = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion|invalid)$/
const MAX_LENGTH = 253

/**
 * The one spelling of a domain a site may answer on: lower case, punycode, without the dot at the end.
 * Null for what is no domain of the internet's, and for the deployment's own names.
 */
export function normaliseDomain(text: string, rootDomain: string): string | null {
  const typed = text.trim().replace(/\.$/, '')
  if (!TYPED.test(typed) || !URL.canParse(`http://${typed}`)) return null
  const { hostname } = new URL(`http://${typed}`)
  return isPublicName(hostname) && !isOwnName(hostname, rootDomain) ? hostname : null
}

const isPublicName = (name: string): boolean =>
  name.length <= MAX_LENGTH &&
  name.split('.').every((label) => LABEL.test(label)) &&
  TOP_LEVEL.test(name) &&
  !LOCAL.test(name)

function isOwnName(name: string, rootDomain: string): boolean {
  const root = rootDomain.toLowerCase().replace(/:\d+$/, '')
  return name === root || name.endsWith(`.${root}`)
}
