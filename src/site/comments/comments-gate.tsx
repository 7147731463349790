'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { CommentSkeleton } from './comment-skeleton'
import styles from './comments-gate.module.css'

const CommentsPanel = lazy(() => import('./comments-panel'))

/** Distance in CSS pixels below the window at which comments begin to load. */
const NEAR = 500

/**
 * The room of the comments: the one that is kept for them while they load, too little of it for
 * those that have loaded, or as much as they need.
 */
type Room = 'kept' | 'short' | 'open'

/**
 * The comments of a recipe; their code and data are loaded when the reader scrolls near. Where what
 * stands below is in view by then, it is not pushed down: comments that need more room than is kept
 * for them wait for a press, or until their end is out of view.
 * @see docs/product/comments.md#on-the-page
 */
export function CommentsGate(props: { site: string; recipeId: string }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const [room, setRoom] = useState<Room>('kept')
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
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!isLoaded || !place.current || !end.current) return
    const isFitting = place.current.scrollHeight <= place.current.clientHeight
    const observer = new IntersectionObserver(([entry]) => {
      const isOpen = isFitting || entry?.isIntersecting === false
      setRoom((now) => (isOpen || now === 'open' ? 'open' : 'short'))
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isLoaded])
  const open = (): void => setRoom('open')
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the focus of what is in it */}
      <div
        ref={place}
        className={styles.place}
        data-room={room}
        onFocus={isLoaded ? open : undefined}
      >
        {isNear ? (
          <Suspense fallback={<CommentSkeleton />}>
            <CommentsPanel {...props} onLoaded={() => setLoaded(true)} />
          </Suspense>
        ) : (
          <CommentSkeleton />
        )}
        {room === 'short' ? (
          <div className={styles.all}>
            <Button onClick={open}>Show all comments</Button>
          </div>
        ) : null}
      </div>
      <span ref={end} />
    </>
  )
}
