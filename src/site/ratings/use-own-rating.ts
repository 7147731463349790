import { useEffect, useState } from 'react'
import { ApiError } from '@/src/api/api-error'
import { readItem, writeItem } from '@/src/api/browser-storage'
import { lazyCall } from '@/src/api/lazy-call'
import type { OwnRating, Stars } from '@/src/contract/people/rating'
import { useSession } from '@/src/session/session-provider'
import { useRequest } from '@/src/ui/use-request'
import type { RequestState } from '@/src/ui/use-request'

/** The reader's own rating of a recipe, and the acts on it. */
export type OwnRatingState = Pick<RequestState, 'isBusy' | 'error'> & {
  own: Stars | null
  /** The ratings after the reader's last act; null before. */
  result: OwnRating | null
  /** Whether the site requires a sign-in first. */
  needsSignIn: boolean
  save: (stars: Stars) => void
  remove: () => void
}

const today = (): string => new Date().toISOString().slice(0, 10)
const keyOf = (recipeId: string): string => `rating:${recipeId}`
const isStars = (value: number): value is Stars => [1, 2, 3, 4, 5].includes(value)

/** The rating that a visitor gave today in this browser. */
function readVisitorRating(recipeId: string): Stars | null {
  const [day, text] = (readItem('localStorage', keyOf(recipeId)) ?? '').split(' ')
  const stars = Number(text)
  return day === today() && isStars(stars) ? stars : null
}

/** Reads and changes the reader's rating: by account, or of a visitor, whose browser remembers it. */
export function useOwnRating(
  site: string,
  recipeId: string,
  acceptsVisitors: boolean,
): OwnRatingState {
  const { user } = useSession()
  const readerId = user === 'pending' ? 'pending' : (user?.id ?? null)
  const [own, setOwn] = useState<Stars | null>(null)
  const [result, setResult] = useState<OwnRating | null>(null)
  const { isBusy, error, run } = useRequest()
  useEffect(() => {
    if (readerId === 'pending') return
    if (readerId === null) {
      setOwn(readVisitorRating(recipeId))
      return
    }
    const leaving = new AbortController()
    const { signal } = leaving
    lazyCall('getRating', { params: { site }, query: { recipeId }, signal }).then(
      ({ rating }) => setOwn(rating.own),
      () => undefined, // the control works without it
    )
    return () => leaving.abort()
  }, [site, recipeId, readerId])
  const act = (work: () => Promise<{ rating: OwnRating }>): void => {
    void run(async () => {
      const { rating } = await work()
      setOwn(rating.own)
      setResult(rating)
      if (readerId !== null) return
      const stored = rating.own === null ? null : `${today()} ${rating.own}`
      writeItem('localStorage', keyOf(recipeId), stored)
    })
  }
  return {
    ...{ own, result, isBusy, error },
    needsSignIn:
      (readerId === null && !acceptsVisitors) ||
      (error instanceof ApiError && error.status === 401),
    save: (stars) =>
      act(() => lazyCall('setRating', { params: { site }, body: { recipeId, stars } })),
    remove: () => act(() => lazyCall('deleteRating', { params: { site, recipeId } })),
  }
}
