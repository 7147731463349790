/** The id of the script with the data of a page's islands. */
export const ISLAND_DATA = 'island-data'

/** The props of the islands of a page, in the order of their numbers. */
export type IslandData = {
  scope: { site: string; accountOrigin: string }
  values: unknown[]
  islands: {
    name: string
    /** Places in `values`, by the names of props. */
    props: Record<string, number>
    /** Props that the server has drawn. */
    slots: string[]
  }[]
}
