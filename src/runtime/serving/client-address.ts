/**
 * Returns the client address of a request: with `trustProxy` proxies of ours in front, the address that the
 * first of them saw. Earlier entries of `X-Forwarded-For` are untrusted.
 */
export function clientAddress(
  forwardedFor: string | string[] | undefined,
  socketAddress: string,
  trustProxy: number,
): string {
  // The usual cases, for pages from memory.
  if (trustProxy === 0 || forwardedFor === undefined) return withoutMapping(socketAddress)
  const written = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor
  const hops = [...written.split(','), socketAddress].map((hop) => hop.trim()).filter(Boolean)
  const address = hops[Math.max(0, hops.length - 1 - trustProxy)] ?? socketAddress
  return withoutMapping(address)
}

/** An IPv4 address in its IPv6 form is the IPv4 address. */
const withoutMapping = (address: string): string =>
  address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
