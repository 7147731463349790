'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { CommentSkeleton } from './comment-skeleton'

const CommentsPanel = lazy(() => import('./comments-panel'))

/** Distance in CSS pixels below the window at which comments begin to load. */
const NEAR = 500

/** The comments of a recipe; their code and data are loaded when the reader scrolls near. */
export function CommentsGate(props: { site: string; recipeId: string }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
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
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={<CommentSkeleton />}>
          <CommentsPanel {...props} />
        </Suspense>
      ) : (
        <CommentSkeleton />
      )}
    </div>
  )
}
