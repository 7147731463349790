/** Maximum length of the address of an embed. */
const MAX_ADDRESS = 2048
/** Maximum length of the title of an embed. */
export const MAX_EMBED_TITLE = 200

/**
 * The message for an address that may not be embedded.
 * @see docs/product/rich-text.md#embeds
 */
export const EMBED_ADDRESS = 'Use an https:// address without a user name or password'

/**
 * Whether an address may be embedded: an absolute https address of a host with a domain, without a
 * user name or password.
 * @see docs/product/rich-text.md#embeds
 */
export const isEmbedAddress = (value: string): boolean => parseEmbedAddress(value) !== null

/** Parses the address of an embed; null for one that may not be embedded. */
export function parseEmbedAddress(value: string): URL | null {
  // URL takes out spaces and line breaks, which would let two readers of an address see two.
  if (value.length > MAX_ADDRESS || /[\s\\\p{Cc}]/u.test(value)) return null
  if (!/^https:\/\/[^/]/i.test(value) || !URL.canParse(value)) return null
  const url = new URL(value)
  const isPlain = url.username === '' && url.password === ''
  return isPlain && url.hostname.includes('.') ? url : null
}

/** Formats the host of a URL for display: in ASCII, so that no letter is confused with another. */
export const displayHost = ({ host }: URL): string => host.replace(/^www\./, '')
