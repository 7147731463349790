'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { ManagedRating, RatingBar } from '@/src/contract/people/rating'
import type { ManagedSite } from '@/src/contract/site/site'
import { formatStars } from '@/src/domain/recipes/review'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { BanWindow } from '../../bans/ban-window'
import type { BanSubject } from '../../bans/ban-window'
import { timeAgoText } from '../../parts/date-text'
import { Failed } from '../../parts/failed'
import { RelativeDate } from '../../parts/relative-date'
import { useNow } from '../../parts/use-now'
import { canCall } from '../../state/session/may-call'
import styles from './recipe-ratings.module.css'

/** Ratings that are listed at first. */
const LISTED = 5

const number = (value: number): string => value.toLocaleString('en')

/**
 * The distribution of the ratings of a recipe and the newest of them, whose readers can be banned.
 * @see docs/product/ratings.md#for-managers
 */
export function RecipeRatings({
  site,
  id,
}: {
  site: ManagedSite
  id: string
}): ReactElement | null {
  const found = useCall('getRecipeRatings', { params: { site: site.slug, id } })
  const [banning, setBanning] = useState<BanSubject | null>(null)
  const { data, error, refetch } = found
  if (error && !data) {
    const retry = (): void => void refetch()
    return <Failed title="The ratings could not be loaded" error={error} onRetry={retry} />
  }
  if (!data || data.ratings.length === 0) return null
  const onBan = canCall(site, 'createBan') ? setBanning : null
  return (
    <>
      <Distribution bars={data.distribution} />
      <Newest ratings={data.ratings} onBan={onBan} />
      {banning ? (
        <BanWindow site={site.slug} subject={banning} onClose={() => setBanning(null)} />
      ) : null}
    </>
  )
}

const SOURCES = [
  { source: 'readers', label: 'Readers' },
  { source: 'visitors', label: 'Visitors' },
  { source: 'imported', label: 'Imported' },
] as const

const countOf = ({ readers, visitors, imported }: RatingBar): number =>
  readers + visitors + imported

/** One row for each number of stars; sources without any rating have no column. */
function Distribution({ bars }: { bars: readonly RatingBar[] }): ReactElement {
  const total = bars.reduce((sum, bar) => sum + countOf(bar), 0)
  const sources = SOURCES.filter(({ source }) => bars.some((bar) => bar[source] > 0))
  const columns = sources.length > 1 ? sources : []
  return (
    <table className={styles.distribution}>
      <caption className={styles.caption}>Ratings by number of stars</caption>
      <thead>
        <tr>
          <th scope="col">Stars</th>
          <td />
          <th scope="col">Ratings</th>
          {columns.map(({ source, label }) => (
            <th key={source} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.stars}>
            <th scope="row">{formatStars(bar.stars)}</th>
            <td className={styles.track}>
              <span
                className={styles.bar}
                style={{ inlineSize: `${total === 0 ? 0 : (countOf(bar) / total) * 100}%` }}
              />
            </td>
            <td>{number(countOf(bar))}</td>
            {columns.map(({ source }) => (
              <td key={source}>{number(bar[source])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type NewestProps = {
  ratings: readonly ManagedRating[]
  /** Opens the window that bans a reader; null for users who may not. */
  onBan: ((subject: BanSubject) => void) | null
}

function Newest({ ratings, onBan }: NewestProps): ReactElement {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? ratings : ratings.slice(0, LISTED)
  return (
    <>
      <ul className={styles.list} aria-label="Newest ratings">
        {shown.map((rating) => (
          <Rating key={rating.id} rating={rating} onBan={onBan} />
        ))}
      </ul>
      {shown.length < ratings.length ? (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          Show {ratings.length - shown.length} more
        </Button>
      ) : null}
    </>
  )
}

const NAMELESS = { reader: 'A reader', visitor: 'A visitor', import: 'A former reader' } as const

function Rating({ rating, onBan }: Pick<NewestProps, 'onBan'> & { rating: ManagedRating }) {
  const { id, source, stars, isVisible, isBanned, createdAt } = rating
  const now = useNow()
  const name = rating.name ?? NAMELESS[source]
  const ban = onBan && (() => onBan({ name, targets: [{ kind: 'rater', ratingId: id }] }))
  return (
    <li className={styles.rating}>
      <span>{formatStars(stars)}</span>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {isVisible ? null : <Badge kind="notice">Removed</Badge>}
      {isBanned ? <Badge kind="notice">Banned</Badge> : null}
      <span className={styles.date}>
        <RelativeDate iso={createdAt} words={timeAgoText(createdAt, now)} />
      </span>
      {ban === null || source !== 'reader' || isBanned ? null : (
        <Button kind="quiet" aria-label={`Ban ${name}`} onClick={ban}>
          Ban…
        </Button>
      )}
    </li>
  )
}
