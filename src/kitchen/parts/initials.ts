/** One or two letters that stand for somebody: of a name, or of an address. */
export const initials = (name: string): string =>
  name
    .split(/[\s@.+_-]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => /./u.exec(word)?.[0].toUpperCase() ?? '')
    .join('')
