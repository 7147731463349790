'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { CommentSkeleton } from './comment-skeleton'
import styles from './comments-gate.module.css'

const CommentsPanel = lazy(() => import('./comments-panel'))

/** Distance below the window, in CSS pixels, at which comments begin to load. */
const NEAR = 500

/** Height of the comments: reserved while they load, then cut off at that height, or full. */
type Height = 'reserved' | 'cut' | 'full'

type CommentsGateProps = {
  site: string
  recipeId: string
  /** Whether people comment without signing in. */
  takesGuests: boolean
}

/**
 * The comments of a recipe; their code and data are loaded when the reader scrolls near. To avoid layout
 * shifts, comments higher than the reserved space are cut off until the reader expands them, or until their
 * end is out of view.
 * @see docs/product/comments.md#on-the-page
 */
export function CommentsGate(props: CommentsGateProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${NEAR}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const { height, content, end, showAll } = useHeight(isLoaded)
  return (
    <>
      <div ref={place} className={styles.place} data-height={height}>
        <div ref={content}>
          {isNear ? (
            <Suspense fallback={<CommentSkeleton />}>
              <CommentsPanel {...props} onLoaded={() => setLoaded(true)} />
            </Suspense>
          ) : (
            <CommentSkeleton />
          )}
        </div>
        {height === 'cut' ? (
          <div className={styles.all}>
            <Button onClick={showAll}>Show all comments</Button>
          </div>
        ) : null}
      </div>
      <span ref={end} />
    </>
  )
}

/** The height of comments, with refs for their content and for the end of the visible part. */
function useHeight(isLoaded: boolean) {
  const content = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const [height, setHeight] = useState<Height>('reserved')
  useEffect(() => {
    const comments = content.current
    const place = comments?.parentElement
    if (!isLoaded || !comments || !place || !end.current) return
    const isFitting = place.scrollHeight <= place.clientHeight
    // The reader may be writing before all comments have come.
    const isInUse = comments.contains(document.activeElement)
    const observer = new IntersectionObserver(([entry]) => {
      const isFull = isFitting || isInUse || entry?.isIntersecting === false
      setHeight((now) => (isFull || now === 'full' ? 'full' : 'cut'))
    })
    observer.observe(end.current)
    // The focus may move to a part that is cut off.
    const show = (): void => setHeight('full')
    comments.addEventListener('focusin', show)
    return () => {
      observer.disconnect()
      comments.removeEventListener('focusin', show)
    }
  }, [isLoaded])
  const showAll = (): void => {
    setHeight('full')
    // The button disappears with the focus.
    content.current?.querySelector<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
  }
  return { height, content, end, showAll }
}
