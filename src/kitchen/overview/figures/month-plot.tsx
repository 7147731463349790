import type { ReactElement } from 'react'
import { barHeights, monthText } from './month-words'
import styles from './figures.module.css'

/** A column of the table behind a plot. */
export type PlotColumn<Row> = { label: string; text: (row: Row) => string }

type Props<Row extends { month: string }> = {
  title: string
  months: readonly Row[]
  /** The value of a bar. */
  value: (row: Row) => number
  /** The first one is the text of the bars. */
  columns: readonly [PlotColumn<Row>, ...PlotColumn<Row>[]]
}

const WIDTH = 12
const GAP = 4
const HEIGHT = 64
/** The minimum height of a bar, so that empty months are visible. */
const MIN_HEIGHT = 1

/** Bars of the last months, with the figure of now, and a table of all figures behind them. */
export function MonthPlot<Row extends { month: string }>({
  title,
  months,
  value,
  columns,
}: Props<Row>): ReactElement | null {
  const [shown] = columns
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const words = `${title} by month: ${shown.text(first)} in ${monthText(first.month)}, ${shown.text(last)} now.`
  return (
    <figure className={styles.plot}>
      <figcaption>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.now}>{shown.text(last)}</span>
      </figcaption>
      <Bars words={words} values={months.map(value)} />
      <p className={styles.span} aria-hidden>
        <span>{monthText(first.month)}</span>
        <span>Now</span>
      </p>
      <details className={styles.details}>
        <summary>{title} as a table</summary>
        <MonthTable months={months} columns={columns} />
      </details>
    </figure>
  )
}

function Bars({ words, values }: { words: string; values: readonly number[] }): ReactElement {
  const viewBox = `0 0 ${String(values.length * (WIDTH + GAP) - GAP)} ${String(HEIGHT)}`
  return (
    <svg
      className={styles.bars}
      role="img"
      aria-label={words}
      viewBox={viewBox}
      preserveAspectRatio="none"
    >
      {barHeights(values).map((share, at) => {
        const height = Math.max(MIN_HEIGHT, share * HEIGHT)
        const isNow = at === values.length - 1
        const x = at * (WIDTH + GAP)
        return (
          <rect
            key={x}
            x={x}
            y={HEIGHT - height}
            width={WIDTH}
            height={height}
            data-is-now={isNow}
          />
        )
      })}
    </svg>
  )
}

function MonthTable<Row extends { month: string }>({
  months,
  columns,
}: Pick<Props<Row>, 'months' | 'columns'>): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month}>
            <th scope="row">{monthText(row.month)}</th>
            {columns.map(({ label, text }) => (
              <td key={label}>{text(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
