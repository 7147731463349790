import { isWebAddress } from '@/src/domain/addresses/web-address'

/** The address of a link if it is http, https or mailto; otherwise null, as for `javascript:`. */
export const allowedHref = (href: string | null | undefined): string | null =>
  href != null && isWebAddress(href.trim()) ? href.trim() : null

/** The address of a picture if it is http or https; otherwise null. */
export const allowedSource = (url: string): string | null =>
  /^https?:/i.test(url) && isWebAddress(url) ? url : null
