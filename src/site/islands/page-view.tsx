'use client'

import { useEffect } from 'react'
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
  useEffect(startIslands, [])
  if (onServer) return <onServer.PageBody number={number} />
  return <body data-asleep suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
