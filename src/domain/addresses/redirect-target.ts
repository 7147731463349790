import { isWebAddress } from './web-address'

/** Longest path or address of a redirect, in characters. */
const MAX_LENGTH = 2_000
/** Spaces, line breaks and control characters have no place in a header; browsers take `\` for `/`. */
const PATH = /^\/(?![/\\])[^\p{C}\p{Z}\\]*$/u

/** Whether a text is a path of the site itself that a link or a redirect may name. */
export const isSitePath = (value: string): boolean => value.length <= MAX_LENGTH && PATH.test(value)

/** Whether a redirect target is valid: a path of the site, or a complete http(s) address. */
export const isRedirectTarget = (value: string): boolean =>
  isSitePath(value) ||
  (value.length <= MAX_LENGTH &&
    /^https?:\/\/[^\p{C}\p{Z}\\]+$/iu.test(value) &&
    isWebAddress(value))

/** Whether a text can be the old path of a page: one line, as browsers or people write it. */
export const isOldPath = (value: string): boolean =>
  value.length <= MAX_LENGTH && /^\/[^\p{Cc}\p{Zl}\p{Zp}]*$/u.test(value)
