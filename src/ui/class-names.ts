/** Joins class names, skipping falsy ones. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name).join(' ')
