/** Source of visitors who typed the address, used a bookmark, or whose browser says nothing. */
export const DIRECT = 'direct'

/** Maximum length of a source. */
const MAX_LENGTH = 60

/** Names of search engines and networks by a part of their hosts. */
const KNOWN = new Map([
  ['google', 'google'],
  ['bing', 'bing'],
  ['duckduckgo', 'duckduckgo'],
  ['ecosia', 'ecosia'],
  ['yahoo', 'yahoo'],
  ['yandex', 'yandex'],
  ['baidu', 'baidu'],
  ['pinterest', 'pinterest'],
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
  ['youtube', 'youtube'],
  ['reddit', 'reddit'],
  ['tiktok', 'tiktok'],
  ['linkedin', 'linkedin'],
  ['twitter', 'x'],
])
const KNOWN_HOSTS = new Map([
  ['t.co', 'x'],
  ['x.com', 'x'],
  ['pin.it', 'pinterest'],
  ['fb.com', 'facebook'],
  ['youtu.be', 'youtube'],
])

/** Sources that a campaign may have, in lower case. */
const CAMPAIGN = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/**
 * Returns the source of a visitor from the address of the first page and its `Referer`.
 * @param host the site's own host, which is no source
 * @see docs/product/counting.md#sources
 */
export function visitSource(
  url: string,
  referrer: string | undefined,
  host: string | undefined,
): string {
  return campaignOf(url) ?? refererOf(referrer, host) ?? DIRECT
}

function campaignOf(url: string): string | null {
  const at = url.indexOf('?')
  if (at === -1 || !url.includes('utm_source=', at)) return null
  const value = new URLSearchParams(url.slice(at + 1)).get('utm_source') ?? ''
  const source = value.normalize('NFC').toLowerCase().trim().slice(0, MAX_LENGTH)
  return CAMPAIGN.test(source) ? source : null
}

function refererOf(referrer: string | undefined, host: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null
  const { hostname, host: from, protocol } = new URL(referrer)
  if (protocol === 'android-app:') return knownName(hostname.split('.').reverse().join('.'))
  const name = hostname.replace(/^(?:www|m|l|lm|out)\./, '')
  const isSource = from !== host && name.length <= MAX_LENGTH && HOST.test(name)
  return isSource ? (knownName(name) ?? name) : null
}

/** `google` of `google.co.uk`, but not of `google.example.com`: a name has at most two parts behind it. */
function knownName(name: string): string | null {
  const exact = KNOWN_HOSTS.get(name)
  if (exact !== undefined) return exact
  const parts = name.split('.')
  const at = parts.findIndex((part) => KNOWN.has(part))
  const behind = parts.slice(at + 1)
  const isSuffix = behind.length === 1 || (behind.length === 2 && (behind[0] ?? '').length <= 3)
  return at !== -1 && isSuffix ? (KNOWN.get(parts[at] ?? '') ?? null) : null
}
