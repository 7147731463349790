/** The sign-in link of a mail; empty if there is none. */
export const linkIn = (text = ''): string => /https?:\/\/\S+mgk=\S+/.exec(text)?.[0] ?? ''

/** The token of a mail's sign-in link; empty if there is none. */
export const tokenIn = (text = ''): string => /mgk=([\w-]+)/.exec(linkIn(text))?.[1] ?? ''
