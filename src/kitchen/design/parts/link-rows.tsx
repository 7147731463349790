'use client'

import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import { newRowId } from '../../editor/rows/row-id'
import styles from './fields.module.css'
import { movedEntry, RowButtons } from './row-buttons'

/** A row of a list that is written whole. */
export type DesignRow = { id?: string | undefined }

type Props<Row extends DesignRow> = {
  /** The name of the list. */
  label: string
  /** The noun for a row in the labels of its buttons: "link". */
  noun: string
  rows: readonly Row[]
  most: number
  empty: string
  onChange: (rows: Row[]) => void
  onNew: (id: string) => Row
  /** The fields of a row. */
  children: (row: Row, at: number, change: (part: Partial<Row>) => void) => ReactNode
}

/** Rows that are added, changed, moved by buttons and removed. */
export function LinkRows<Row extends DesignRow>(props: Props<Row>): ReactElement {
  const { label, noun, rows, most, empty, onChange, onNew, children } = props
  const list = useRef<HTMLOListElement>(null)
  const add = (): void => {
    onChange([...rows, onNew(newRowId())])
    // The new row is drawn once the change is shown.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>('li:last-child input, li:last-child select')
        ?.focus(),
    )
  }
  return (
    <section aria-label={label} className={styles.rows}>
      {rows.length === 0 ? <p className={styles.hint}>{empty}</p> : null}
      <ol ref={list} className={styles.rowList}>
        {rows.map((row, at) => (
          <li key={row.id ?? at} className={styles.row}>
            {children(row, at, (part) =>
              onChange(rows.map((each, place) => (place === at ? { ...each, ...part } : each))),
            )}
            <RowButtons
              name={`${noun} ${at + 1}`}
              at={at}
              count={rows.length}
              onMove={(from, to) => onChange(movedEntry(rows, from, to))}
              onRemove={() => onChange(rows.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ol>
      {rows.length < most ? (
        <Button onClick={add}>Add a {noun}</Button>
      ) : (
        <p className={styles.hint}>More than {most} do not fit here.</p>
      )}
    </section>
  )
}
