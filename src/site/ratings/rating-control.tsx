'use client'

import { useId, useState } from 'react'
import type { SubmitEvent, ReactElement } from 'react'
import { ApiError } from '@/src/api/api-error'
import type { OwnRating, Stars } from '@/src/contract/people/rating'
import { formatAverage, formatStars } from '@/src/domain/recipes/review'
import { SignInPrompt } from '@/src/session/sign-in-prompt'
import { Button } from '@/src/ui/button'
import styles from './rating-control.module.css'
import { useOwnRating } from './use-own-rating'

type RatingControlProps = { site: string; recipeId: string; acceptsVisitors: boolean }

const CHOICES: readonly Stars[] = [1, 2, 3, 4, 5]

/**
 * The control with which a reader rates a recipe: five stars and a button, so that arrow keys choose
 * without sending.
 * @see docs/product/ratings.md#on-the-page
 */
export function RatingControl(props: RatingControlProps): ReactElement {
  const { site, recipeId, acceptsVisitors } = props
  const rating = useOwnRating(site, recipeId, acceptsVisitors)
  const [chosen, setChosen] = useState<Stars | null>(null)
  const [isAsking, setAsking] = useState(false)
  const name = useId()
  const stars = chosen ?? rating.own
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    if (rating.needsSignIn) setAsking(true)
    else if (stars !== null) rating.save(stars)
  }
  const remove = (): void => {
    setChosen(null)
    rating.remove()
  }
  return (
    <form className={styles.control} onSubmit={send}>
      <fieldset className={styles.stars}>
        <legend className={styles.legend}>
          {rating.own === null ? 'Rate this recipe' : `Your rating: ${formatStars(rating.own)}`}
        </legend>
        {CHOICES.map((each) => (
          <label key={each} className={styles.star}>
            <input
              type="radio"
              name={name}
              aria-label={formatStars(each)}
              checked={each === stars}
              onChange={() => setChosen(each)}
            />
          </label>
        ))}
      </fieldset>
      <Button type="submit" disabled={stars === null} isBusy={rating.isBusy}>
        {rating.own === null ? 'Send rating' : 'Change rating'}
      </Button>
      {rating.own === null ? null : (
        <Button kind="quiet" onClick={remove} disabled={rating.isBusy}>
          Remove
        </Button>
      )}
      <p className={styles.result} role="status">
        {rating.error === null ? resultText(rating.result) : errorText(rating.error)}
      </p>
      <SignInPrompt reason="rate recipes" isOpen={isAsking} onOpenChange={setAsking} />
    </form>
  )
}

function resultText(result: OwnRating | null): string {
  if (result === null) return ''
  if (result.own === null) return 'Your rating was removed.'
  const { average, count } = result
  const ratings = count === 1 ? '1 rating' : `${count} ratings`
  return `Thank you! ${formatAverage(average ?? 0)} of 5 from ${ratings}.`
}

const errorText = (error: unknown): string =>
  error instanceof ApiError && error.body !== null
    ? error.body.error.message
    : 'Something went wrong. Please try again.'
