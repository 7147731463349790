import type { FilterOptions } from 'payload'

/** Filter for shared themes and those of this site. */
export const themeFilter: FilterOptions = ({ id }: { id: string | number | undefined }) =>
  id === undefined
    ? { site: { exists: false } }
    : { or: [{ site: { exists: false } }, { site: { equals: id } }] }
