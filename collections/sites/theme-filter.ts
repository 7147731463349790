import type { FilterOptions } from 'payload'

/** Themes everyone may use, and those made for this site. */
export const themeFilter: FilterOptions = ({ id }: { id: string | number | undefined }) =>
  id === undefined
    ? { site: { exists: false } }
    : { or: [{ site: { exists: false } }, { site: { equals: id } }] }
