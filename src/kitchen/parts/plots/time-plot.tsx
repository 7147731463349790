'use client'

import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { saveBlob } from '@/src/api/save-file'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import type { Plot, PlotPoint } from './plot'
import { plotCsv } from './plot-csv'
import type { PlotPair } from './plot-chart'
import { plotSummary, pointText } from './plot-text'
import styles from './plots.module.css'

/** The chart library is loaded with the first plot, so that lists do not carry it. */
const PlotChart = lazy(() => import('./plot-chart'))

/**
 * A plot of a period with the period before as a quiet line, its table and its CSV file.
 * @see docs/product/overview.md#plots
 */
export function TimePlot<Point extends PlotPoint>(plot: Plot<Point>): ReactElement {
  const [isTableShown, setTableShown] = useState(false)
  const save = (): void =>
    saveBlob(new Blob([plotCsv(plot)], { type: 'text/csv;charset=utf-8' }), `${plot.fileName}.csv`)
  return (
    <figure className={styles.plot} aria-label={plot.title}>
      <div className={styles.frame}>
        <Suspense fallback={<Skeleton width="100%" height="100%" />}>
          <PlotChart
            data={pairPoints(plot)}
            summary={plotSummary(plot)}
            format={plot.format}
            daysAPoint={plot.daysAPoint}
          />
        </Suspense>
      </div>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          aria-expanded={isTableShown}
          onClick={() => setTableShown(!isTableShown)}
        >
          {isTableShown ? 'Hide table' : 'Show table'}
        </Button>
        <Button kind="quiet" onClick={save}>
          Download CSV
        </Button>
      </div>
      {isTableShown ? <PlotTable plot={plot} /> : null}
    </figure>
  )
}

/** Puts each point beside that of the period before. */
function pairPoints<Point extends PlotPoint>({ points, before, value }: Plot<Point>): PlotPair[] {
  return points.map((point, at) => {
    const other = before[at]
    return {
      day: point.day,
      now: value(point),
      beforeDay: other?.day ?? null,
      before: other ? value(other) : null,
    }
  })
}

function PlotTable<Point extends PlotPoint>({ plot }: { plot: Plot<Point> }): ReactElement {
  const { title, points, columns, daysAPoint } = plot
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{daysAPoint === 1 ? 'Day' : 'Week'}</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.day}>
            <th scope="row">{pointText(point.day, 1)}</th>
            {columns.map(({ label, value, format = plainNumber }) => (
              <td key={label}>{format(value(point))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const plainNumber = (value: number): string => value.toLocaleString('en')
