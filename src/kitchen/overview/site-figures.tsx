'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { useCall } from '@/src/api/react/use-call'
import type { RevenueFigures, SubscriberFigures, TrafficFigures } from '@/src/contract/site/figures'
import type { ManagedSite } from '@/src/contract/site/site'
import { FIGURE_PERIODS } from '@/src/domain/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { Segments } from '@/src/ui/form/segments'
import { SelectField } from '@/src/ui/form/select-field'
import { Skeleton } from '@/src/ui/skeleton'
import { Failed } from '../parts/failed'
import { KitchenLink } from '../shell/navigation/kitchen-link'
import { navigate } from '../shell/navigation/navigate'
import { canCall } from '../state/session/may-call'
import { revenueTile, subscriberTile, trafficTiles } from './figure-tiles'
import type { Tile } from './figure-tiles'
import { overviewAddress, PERIOD_LABELS, readOverviewView } from './overview-view'
import type { OverviewView } from './overview-view'
import styles from './site-figures.module.css'

/**
 * The figures of a site over a period: tiles, and the plot of one.
 * @see docs/product/overview.md#figures
 */
export function SiteFigures({ site }: { site: ManagedSite }): ReactElement {
  const view = readOverviewView(new URLSearchParams(useSearchParams().toString()))
  const figures = useFigures(site, view.period)
  if (figures.error) {
    return (
      <Failed
        title="The figures could not be loaded"
        error={figures.error}
        onRetry={figures.refetch}
      />
    )
  }
  if (figures.tiles === null) return <Skeleton width="100%" height="26rem" />
  if (figures.isEmpty) {
    return (
      <p className={styles.empty}>
        Figures appear here as soon as somebody visits the site or subscribes.
      </p>
    )
  }
  return (
    <section aria-label="Figures">
      <PeriodSwitch site={site.slug} view={view} />
      <Tiles site={site.slug} view={view} tiles={figures.tiles} />
      {figures.currencies}
    </section>
  )
}

type LoadedFigures = {
  /** Null while they are loading. */
  tiles: readonly Tile[] | null
  /** Whether the site has neither readers nor subscribers yet. */
  isEmpty: boolean
  error: Error | null
  refetch: () => void
  currencies: ReactElement | null
}

const NO_CURRENCIES: readonly RevenueFigures[] = []

function useFigures(site: ManagedSite, period: FigurePeriod): LoadedFigures {
  const isOwner = canCall(site, 'getRevenueFigures')
  const input = { params: { site: site.slug }, query: { period } }
  const options = { placeholderData: keepPreviousData }
  const subscribers = useCall('getSubscriberFigures', input, options)
  const traffic = useCall('getTrafficFigures', input, options)
  const revenue = useCall('getRevenueFigures', input, { ...options, enabled: isOwner })
  // Disabled for others, whose figures are complete without it.
  const currencies = isOwner ? revenue.data?.currencies : NO_CURRENCIES
  const { shown, choice } = useCurrency(currencies)
  const all = [subscribers, traffic, revenue]
  const isLoaded = subscribers.data && traffic.data && currencies
  return {
    error: all.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    refetch: () => all.forEach((each) => void each.refetch()),
    currencies: choice,
    isEmpty:
      shown === undefined &&
      isNothing(subscribers.data, ({ total, added }) => total + added) &&
      isNothing(traffic.data, ({ views }) => views),
    tiles: isLoaded
      ? makeTiles({ site: site.slug, period }, subscribers.data, traffic.data, shown)
      : null,
  }
}

const makeTiles = (
  context: { site: string; period: FigurePeriod },
  subscribers: SubscriberFigures,
  traffic: TrafficFigures,
  revenue: RevenueFigures | undefined,
): Tile[] => [
  subscriberTile(context, subscribers),
  ...(revenue ? [revenueTile(context, revenue)] : []),
  ...trafficTiles(context, traffic),
]

function isNothing<Point>(
  figures: { points: readonly Point[]; before: readonly Point[] } | undefined,
  value: (point: Point) => number,
): boolean {
  return [...(figures?.before ?? []), ...(figures?.points ?? [])].every(
    (point) => value(point) === 0,
  )
}

/** The chosen currency of the revenue, and the choice if there are several. */
function useCurrency(currencies: readonly RevenueFigures[] = NO_CURRENCIES): {
  shown: RevenueFigures | undefined
  choice: ReactElement | null
} {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0]
  if (!shown || currencies.length < 2) return { shown, choice: null }
  const options = currencies.map(({ currency }) => ({ value: currency, label: currency }))
  const props = { value: shown.currency, options, onChange: setChosen }
  return {
    shown,
    choice: <SelectField className={styles.currency} label="Currency of the revenue" {...props} />,
  }
}

function PeriodSwitch({ site, view }: { site: string; view: OverviewView }): ReactElement {
  const addressOf = (period: FigurePeriod): string => overviewAddress(site, { ...view, period })
  return (
    <div className={styles.periods}>
      <Segments
        label="Period"
        value={view.period}
        options={FIGURE_PERIODS.map((period) => ({
          value: period,
          label: PERIOD_LABELS[period],
          href: addressOf(period),
        }))}
        onChange={(period) => navigate(addressOf(period), { isReplacing: true })}
      />
    </div>
  )
}

type TilesProps = { site: string; view: OverviewView; tiles: readonly Tile[] }

/** The tiles, each a link to its plot, and the open plot below them. */
function Tiles({ site, view, tiles }: TilesProps): ReactElement {
  const open = tiles.find(({ name }) => name === view.plot) ?? tiles[0]
  return (
    <>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.name}>
            <KitchenLink
              className={styles.tile}
              href={overviewAddress(site, { ...view, plot: tile.name })}
              aria-current={tile === open ? 'true' : undefined}
            >
              <span className={styles.label}>{tile.label}</span>
              <span className={styles.number}>{tile.text}</span>
              <span className={styles.change} data-is-up={tile.change.startsWith('+')}>
                {tile.change}
              </span>
            </KitchenLink>
          </li>
        ))}
      </ul>
      {open ? (
        <div key={open.name} className={styles.open}>
          {open.note ? <p className={styles.note}>{open.note}</p> : null}
          {open.plot}
        </div>
      ) : null}
    </>
  )
}
