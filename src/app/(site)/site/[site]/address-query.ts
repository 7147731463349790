/** The query of an address as Next gives it to a page. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>

/** The same as the browser reads it; of a name that stands there twice, the first counts. */
export const addressQuery = (query: AddressQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name, first]]
    }),
  )
