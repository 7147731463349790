/** Joins class names, leaving out what is absent. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name).join(' ')
