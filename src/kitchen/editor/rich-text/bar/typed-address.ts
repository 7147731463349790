/** Parses a typed URL and completes its protocol: `example.com` is https, `me@example.com` a mail. */
export function parseTypedUrl(typed: string): string {
  const address = typed.trim()
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address)) return address
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[^\s.]+\.[^\s]+$/.test(address) ? `https://${address}` : address
}
