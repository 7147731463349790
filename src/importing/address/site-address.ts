/**
 * Parses the base URL of a site, without the path of its admin area or API; returns null for an
 * invalid address.
 */
export function parseSiteBase(typed: string): URL | null {
  const text = typed.trim()
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(whole)) return null
  const url = new URL(whole)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '' || url.hostname === '') return null
  const path = url.pathname.replace(/\/(?:wp-admin|wp-json|wp-login\.php|ghost)(?:\/.*)?$/i, '')
  return new URL(path.replace(/\/+$/, '') || '/', url.origin)
}

/** Appends a path to the base URL of a site. */
export const joinSitePath = (base: URL, path: string): string =>
  `${base.origin}${base.pathname.replace(/\/+$/, '')}${path}`
