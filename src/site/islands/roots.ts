import type { Root } from 'react-dom/client'

const roots = new Map<Element, Root>()

/** Notes the React root of an island. */
export function noteRoot(element: Element, root: Root): void {
  roots.set(element, root)
}

/** Unmounts the islands within an element that leaves the page. */
export function leaveIslands(place: Element): void {
  for (const [element, root] of roots) {
    if (!place.contains(element)) continue
    roots.delete(element)
    // Not while React is at work on the page itself.
    setTimeout(() => root.unmount())
  }
}
