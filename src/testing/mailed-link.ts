/** The link of a mail that signs in; empty for a text without one. */
export const linkIn = (text = ''): string => /https?:\/\/\S+mgk=\S+/.exec(text)?.[0] ?? ''

/** The token of that link; empty for a text without one. */
export const tokenIn = (text = ''): string => /mgk=([\w-]+)/.exec(linkIn(text))?.[1] ?? ''
