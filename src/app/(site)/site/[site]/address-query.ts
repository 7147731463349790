/** The query of an address as Next gives it to a page. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>

/** Converts a query of Next to `URLSearchParams`; of a repeated parameter, the first value counts. */
export const addressQuery = (query: AddressQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name, first]]
    }),
  )
