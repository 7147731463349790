import { confirmBeforeLeaving } from '../leaving/unsaved'
import { beginEntry, sameEntry } from './scroll-memory'

/** Whether an address is a screen of the kitchen, which needs no new document. */
const isOfKitchen = (href: string): boolean => /^\/kitchen(?:[/?#]|$)/.test(href)

/** Whether an address leaves the screen; its query is the screen's own. */
const isElsewhere = (href: string): boolean =>
  new URL(href, window.location.href).pathname !== window.location.pathname

/**
 * Navigates to an address. Screens of the kitchen are shown without loading a page; other addresses are
 * opened by the browser. Unsaved changes need a confirmation first, unless the product itself replaces the
 * address.
 * @see docs/product/kitchen.md#leaving-a-form
 */
export function navigate(href: string, { isReplacing = false } = {}): void {
  if (!isReplacing && isElsewhere(href) && confirmBeforeLeaving(() => go(href, false))) return
  go(href, isReplacing)
}

function go(href: string, isReplacing: boolean): void {
  if (!isOfKitchen(href)) {
    if (isReplacing) window.location.replace(href)
    else window.location.assign(href)
    return
  }
  if (isReplacing) window.history.replaceState(sameEntry(), '', href)
  else window.history.pushState(beginEntry(), '', href)
}
