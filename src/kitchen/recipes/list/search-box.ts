/** The search box of the list: one a page. */
export const SEARCH_ID = 'recipe-search'

/** Finds the box when it is wanted: it stands outside of the list that leads to it. */
export const searchBox = {
  get current(): HTMLInputElement | null {
    const element = document.getElementById(SEARCH_ID)
    return element instanceof HTMLInputElement ? element : null
  },
}
