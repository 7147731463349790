'use client'

import { useEffect, useRef } from 'react'
import { readFrameReport } from './frame-report'

/** Time after which the page is scrolled to a place: arrow keys pass through rows faster than that. */
const REVEAL_DELAY_MS = 150

/** The shown page of a frame: `isRenewed` marks a page that replaced an older one. */
type FramedPage = { onLoad: (page: Window | null, isRenewed: boolean) => void }

/**
 * Talks with the script of a framed page (src/site/pages/document/framed-preview.tsx): a renewed page
 * opens at the scroll position of the last one, and the page scrolls to the place that is edited, until
 * the author has scrolled it by hand; then at the next place.
 */
export function useFramedPage(url: string, place: string | null): FramedPage {
  const { origin } = new URL(url)
  const shown = useRef<Window | null>(null)
  const scrollTop = useRef(0)
  const isFollowing = useRef(true)
  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>): void => {
      if (from !== origin || source !== shown.current) return
      const report = readFrameReport(data)
      if (report.scrollTop !== undefined) scrollTop.current = report.scrollTop
      if (report.isScrolledByHand) isFollowing.current = false
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])
  useEffect(() => {
    isFollowing.current = true
    if (place === null) return
    const timer = window.setTimeout(
      () => shown.current?.postMessage({ reveal: place }, origin),
      REVEAL_DELAY_MS,
    )
    return () => window.clearTimeout(timer)
  }, [place, origin])
  return {
    onLoad(page, isRenewed) {
      shown.current = page
      const scrollTo = isRenewed ? scrollTop.current : undefined
      const reveal = isFollowing.current ? place : null
      page?.postMessage({ scrollTo, reveal }, origin)
    },
  }
}
