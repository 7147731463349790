/**
 * Whom a request comes from: with `trustProxy` proxies of ours in front, the address the first
 * of them saw. What stands before that in `X-Forwarded-For` anybody may have written.
 */
export function clientAddress(
  forwardedFor: string | string[] | undefined,
  socketAddress: string,
  trustProxy: number,
): string {
  const written = Array.isArray(forwardedFor) ? forwardedFor.join(',') : (forwardedFor ?? '')
  const hops = [...written.split(','), socketAddress].map((hop) => hop.trim()).filter(Boolean)
  const address = hops[Math.max(0, hops.length - 1 - trustProxy)] ?? socketAddress
  return address.replace(/^::ffff:/, '')
}
