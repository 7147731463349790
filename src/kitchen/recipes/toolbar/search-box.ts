/** The search box of the list: one a page. */
export const SEARCH_ID = 'recipe-search'

/** The search box, which is outside of the list. */
export const searchBox = {
  get current(): HTMLInputElement | null {
    const element = document.getElementById(SEARCH_ID)
    return element instanceof HTMLInputElement ? element : null
  },
}
