'use client'

import type { ReactElement } from 'react'
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { dayText, pointText } from './plot-text'
import { classNames } from '@/src/ui/class-names'
import styles from './plots.module.css'

/** A point beside the one of the period before. */
export type PlotPair = {
  day: string
  now: number
  beforeDay: string | null
  before: number | null
}

type Props = {
  data: readonly PlotPair[]
  /** Describes the plot to screen readers. */
  summary: string
  format: (value: number) => string
  /** Days that a point covers. */
  daysAPoint: number
}

const TICK = { fill: 'var(--subdued)', fontSize: 13 }

/** Draws a plot. Its code is loaded with the first one. */
export default function PlotChart({ data, summary, format, daysAPoint }: Props): ReactElement {
  return (
    <ComposedChart
      className={classNames(styles.chart)}
      responsive
      data={[...data]}
      role="img"
      title={summary}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
    >
      <CartesianGrid vertical={false} stroke="var(--color-outline)" />
      <XAxis
        dataKey="day"
        tick={TICK}
        tickFormatter={(day: string) => dayText(day)}
        minTickGap={48}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-outline)' }}
      />
      <YAxis
        width="auto"
        tick={TICK}
        tickFormatter={format}
        allowDecimals={false}
        tickLine={false}
        axisLine={false}
        domain={[0, 'auto']}
      />
      <Tooltip
        cursor={{ stroke: 'var(--control-outline)' }}
        isAnimationActive={false}
        content={({ active, label }) => {
          const pair = active ? data.find(({ day }) => day === label) : undefined
          return pair ? <Values pair={pair} format={format} daysAPoint={daysAPoint} /> : null
        }}
      />
      <Line
        dataKey="before"
        stroke="var(--control-outline)"
        strokeWidth={1.5}
        strokeDasharray="4 4"
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      <Area
        dataKey="now"
        stroke="var(--color-accent)"
        strokeWidth={2}
        fill="var(--color-accent)"
        fillOpacity={0.12}
        activeDot={{ fill: 'var(--color-accent)', stroke: 'var(--color-background)' }}
        isAnimationActive={false}
      />
    </ComposedChart>
  )
}

type ValuesProps = Pick<Props, 'format' | 'daysAPoint'> & { pair: PlotPair }

/** The values of a point, announced when it is reached by keys. */
function Values({ pair, format, daysAPoint }: ValuesProps): ReactElement {
  const { day, now, beforeDay, before } = pair
  return (
    <div className={styles.values} role="status">
      <p>
        <strong>{format(now)}</strong> {pointText(day, daysAPoint)}
      </p>
      {before === null || beforeDay === null ? null : (
        <p className={styles.before}>
          {format(before)} {pointText(beforeDay, daysAPoint)}
        </p>
      )}
    </div>
  )
}
