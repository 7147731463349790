'use client'

import type { ReactElement } from 'react'
import type { RevenueFigures, SubscriberFigures, TrafficFigures } from '@/src/contract/site/figures'
import { PLOT_POINTS } from '@/src/domain/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { amountText } from '@/src/domain/payments/money'
import { TimePlot } from '../parts/plots/time-plot'
import { changeText } from './change-text'
import type { PlotName } from './overview-view'

/** A figure with its difference to the period before, and its plot. */
export type Tile = {
  name: PlotName
  label: string
  text: string
  change: string
  /** A second line: what the figure consists of. */
  note?: string
  plot: ReactElement
}

const number = (value: number): string => value.toLocaleString('en')
const sum = <Row,>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((total, row) => total + value(row), 0)

type Context = { site: string; period: FigurePeriod }

const plotProps = ({ site, period }: Context, name: PlotName) => ({
  daysAPoint: PLOT_POINTS[period].days,
  fileName: `${site}-${name}-${period}-days`,
})

/** The tile of subscribers: how many there are now. */
export function subscriberTile(context: Context, figures: SubscriberFigures): Tile {
  const { points, before, byPlan } = figures
  const [now, then] = [points.at(-1)?.total ?? 0, before.at(-1)?.total ?? 0]
  const added = number(sum(points, (point) => point.added))
  const lost = number(sum(points, ({ left }) => left))
  const { free, monthly, yearly } = byPlan
  return {
    name: 'subscribers',
    label: 'Subscribers',
    text: number(now),
    change: changeText(now, then),
    note: `${added} new, ${lost} lost · ${number(free)} free, ${number(monthly)} monthly, ${number(yearly)} yearly`,
    plot: (
      <TimePlot
        {...plotProps(context, 'subscribers')}
        title="Subscribers"
        points={points}
        before={before}
        value={({ total }) => total}
        format={number}
        columns={[
          { label: 'Subscribers', value: ({ total }) => total },
          { label: 'Paid', value: ({ paid }) => paid },
          { label: 'New', value: (point) => point.added },
          { label: 'Lost', value: ({ left }) => left },
        ]}
      />
    ),
  }
}

/** The tile of revenue: what a month brings in now, in one currency. */
export function revenueTile(context: Context, figures: RevenueFigures): Tile {
  const { points, before, currency } = figures
  const money = (cents: number): string => amountText(cents, currency)
  const [now, then] = [points.at(-1)?.mrrCents ?? 0, before.at(-1)?.mrrCents ?? 0]
  const failed = sum(points, (point) => point.failed)
  return {
    name: 'revenue',
    label: 'Revenue a month',
    text: money(now),
    change: changeText(now, then, money),
    ...(failed > 0 ? { note: `${number(failed)} failed payments` } : {}),
    plot: (
      <TimePlot
        {...plotProps(context, 'revenue')}
        title="Revenue a month"
        points={points}
        before={before}
        value={({ mrrCents }) => mrrCents}
        format={money}
        columns={[
          {
            label: `Revenue a month (${currency}, smallest unit)`,
            value: ({ mrrCents }) => mrrCents,
            format: money,
          },
          { label: 'Started paying', value: ({ started }) => started },
          { label: 'Stopped paying', value: ({ ended }) => ended },
          { label: 'Failed payments', value: (point) => point.failed },
        ]}
      />
    ),
  }
}

/** The tiles of visits: daily readers and page views of the whole period. */
export function trafficTiles(context: Context, { points, before }: TrafficFigures): Tile[] {
  type Point = TrafficFigures['points'][number]
  const columns = [
    { label: 'Readers', value: ({ visitors }: Point) => visitors },
    { label: 'Views', value: ({ views }: Point) => views },
  ]
  const tile = (name: 'readers' | 'views', label: string, value: (row: Point) => number): Tile => ({
    name,
    label,
    text: number(sum(points, value)),
    change: changeText(sum(points, value), sum(before, value)),
    plot: (
      <TimePlot
        {...plotProps(context, name)}
        title={label}
        points={points}
        before={before}
        value={value}
        format={number}
        columns={columns}
      />
    ),
  })
  return [
    tile('readers', 'Readers', ({ visitors }) => visitors),
    tile('views', 'Views', ({ views }) => views),
  ]
}
