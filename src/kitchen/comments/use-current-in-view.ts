import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Scrolls the current link of a row of links into view, sideways only.
 * @param shown identifies what is shown: the row is scrolled when it changes
 */
export function useCurrentInView(shown: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const [box, link] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (link.left < box.left) row.current.scrollLeft += link.left - box.left
    else if (link.right > box.right) row.current.scrollLeft += link.right - box.right
  }, [shown])
  return row
}
