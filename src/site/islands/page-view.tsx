'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactElement } from 'react'
import { startIslands } from './start-islands'

// Removed from the browser's bundle, which leaves the page alone.
const onServer = typeof window === 'undefined' ? await import('./page-body') : null

/**
 * The body of a page of a site: drawn on the server, where Next sends nothing of it a second time. The
 * browser leaves it alone, and wakes its islands (docs/decisions/032).
 * @param number of the page to draw
 */
export function PageView({ number }: { number: number }): ReactElement {
  return onServer ? <onServer.PageBody number={number} /> : <DrawnBody />
}

/**
 * The body that the server has drawn. React draws it again, from what is there, if something that does not
 * belong to the page keeps it from hydrating the document.
 */
function DrawnBody(): ReactElement {
  const isHydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
  // Set once: React would write a changed one over the islands.
  const [html] = useState(() => (isHydrated ? document.body.innerHTML : ''))
  useEffect(startIslands, [])
  return <body data-asleep suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

const unchanging = () => () => undefined
