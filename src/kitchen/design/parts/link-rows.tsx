'use client'

import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import { newRowId } from '../../editor/rows/row-id'
import styles from './fields.module.css'
import { OrderedRow, OrderedRows } from './ordered-rows'
import { moveEntry } from './row-buttons'

/** A row of a list that is stored as a whole. */
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

const rowId = ({ id }: DesignRow, at: number): string => id ?? String(at)

/** Rows that are added, changed, moved and removed. */
export function LinkRows<Row extends DesignRow>(props: Props<Row>): ReactElement {
  const { label, noun, rows, most, empty, onChange, onNew, children } = props
  const list = useRef<HTMLOListElement>(null)
  const add = (): void => {
    onChange([...rows, onNew(newRowId())])
    // The new row is rendered after the change.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>('li:last-child input, li:last-child select')
        ?.focus(),
    )
  }
  const move = (from: number, to: number): void => onChange(moveEntry(rows, from, to))
  return (
    <section aria-label={label} className={styles.rows}>
      {rows.length === 0 ? <p className={styles.hint}>{empty}</p> : null}
      <OrderedRows ref={list} ids={rows.map(rowId)} noun={noun} onMove={move}>
        {rows.map((row, at) => (
          <OrderedRow
            key={rowId(row, at)}
            id={rowId(row, at)}
            name={`${noun} ${at + 1}`}
            at={at}
            count={rows.length}
            onMove={move}
            onRemove={() => onChange(rows.filter((_, place) => place !== at))}
          >
            {children(row, at, (part) =>
              onChange(rows.map((each, place) => (place === at ? { ...each, ...part } : each))),
            )}
          </OrderedRow>
        ))}
      </OrderedRows>
      {rows.length < most ? (
        <Button onClick={add}>Add a {noun}</Button>
      ) : (
        <p className={styles.hint}>More than {most} do not fit here.</p>
      )}
    </section>
  )
}
