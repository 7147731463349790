'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { lazyCall } from '@/src/api/lazy-call'
import type { CookedStrip, OwnCooked } from '@/src/contract/people/cooked'
import { useSession } from '@/src/session/session-provider'
import { SignInPrompt } from '@/src/session/sign-in-prompt'
import { Button } from '@/src/ui/button'
import { CookedPhotos } from './cooked-photos'
import styles from './cooked.module.css'

const CookedForm = lazy(() => import('./cooked-form'))

/** Distance below the window, in CSS pixels, at which photos begin to load. */
const NEAR = 500

type CookedProps = {
  site: string
  recipeId: string
  /** Whether the page knows of photos: their space is reserved. */
  hasPhotos: boolean
}

/**
 * Photos of readers who cooked a recipe, and the button for one's own; loaded when the reader scrolls near.
 * @see docs/product/ratings.md#cooked-it
 */
export function Cooked({ site, recipeId, hasPhotos }: CookedProps): ReactElement {
  const { user } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const [strip, setStrip] = useStrip(place, site, recipeId)
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const start = (): void => (user === null ? setAsking(true) : setOpen(true))
  const { photos = [], own = null } = strip ?? {}
  const finish = (next: CookedStrip | null): void => {
    if (next) setStrip(next)
    setOpen(false)
  }
  return (
    <div ref={place}>
      {hasPhotos || photos.length > 0 ? <CookedPhotos photos={photos} /> : null}
      <div className={styles.own}>
        <OwnMark own={own} />
        <Button onClick={start} aria-expanded={isOpen}>
          {own ? 'Change' : 'I cooked this'}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <CookedForm {...{ site, recipeId, own }} onDone={finish} />
        </Suspense>
      ) : null}
      <SignInPrompt reason="mark recipes as cooked" isOpen={isAsking} onOpenChange={setAsking} />
    </div>
  )
}

function OwnMark({ own }: { own: OwnCooked | null }): ReactElement {
  const text = own === null ? '' : OWN_TEXTS[own.status]
  return (
    <p className={styles.status} role="status">
      {text}
    </p>
  )
}

const OWN_TEXTS = {
  published: 'You cooked this.',
  waiting: 'You cooked this. Your photo or line is shown once the author has seen it.',
  hidden: 'The author has hidden what you sent.',
} as const

/** Loads the readers of a recipe once they are near the window and the session is known. */
function useStrip(
  place: RefObject<HTMLDivElement | null>,
  site: string,
  recipeId: string,
): [CookedStrip | null, (strip: CookedStrip) => void] {
  const { user } = useSession()
  const readerId = user === 'pending' ? 'pending' : (user?.id ?? null)
  const [strip, setStrip] = useState<CookedStrip | null>(null)
  useEffect(() => {
    if (readerId === 'pending' || !place.current) return
    const leaving = new AbortController()
    const { signal } = leaving
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        lazyCall('listCooked', { params: { site }, query: { recipeId }, signal }).then(
          setStrip,
          () => undefined, // the page works without it
        )
      },
      { rootMargin: `${NEAR}px 0px` },
    )
    observer.observe(place.current)
    return () => {
      observer.disconnect()
      leaving.abort()
    }
  }, [place, site, recipeId, readerId])
  return [strip, setStrip]
}
