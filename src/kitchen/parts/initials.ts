/** The initials of a name or email address: one or two letters. */
export const initials = (name: string): string =>
  name
    .split(/[\s@.+_-]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => /./u.exec(word)?.[0].toUpperCase() ?? '')
    .join('')
