import { beginEntry, sameEntry } from './scroll-memory'

/** Whether an address is a screen of the kitchen, which needs no new document. */
const isOfKitchen = (href: string): boolean => /^\/kitchen(?:[/?#]|$)/.test(href)

/**
 * Goes to an address. Screens of the kitchen are shown without asking the server for a page; anything
 * else is opened as the browser does.
 */
export function navigate(href: string, { isReplacing = false } = {}): void {
  if (!isOfKitchen(href)) {
    if (isReplacing) window.location.replace(href)
    else window.location.assign(href)
    return
  }
  if (isReplacing) window.history.replaceState(sameEntry(), '', href)
  else window.history.pushState(beginEntry(), '', href)
}
