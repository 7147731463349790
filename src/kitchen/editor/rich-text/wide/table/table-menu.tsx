'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_NORMAL, KEY_DOWN_COMMAND } from 'lexical'
import type { LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Menu } from '@/src/ui/windows/menu'
import {
  $addColumn,
  $addRow,
  $headersOf,
  $removeColumn,
  $removeRow,
  $removeTable,
  $setHeaders,
} from './change-table'
import type { TableHeaders } from './change-table'
import { $cellPlace } from './table-cells'
import type { CellPlace } from './table-cells'
import styles from './table.module.css'

/** The table of the caret: its headers, and its place in the editor. */
type Current = TableHeaders & { key: NodeKey; top: number; end: number }

/** The menu of the table with the caret, above its end; Alt+F10 opens it. */
export function TableMenu(): ReactElement | null {
  const [editor] = useLexicalComposerContext()
  const current = useCurrentTable(editor)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          if (!event.altKey || event.key !== 'F10' || !button.current) return false
          event.preventDefault()
          button.current.click()
          return true
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  if (!current) return null
  const items = changesOf(current).map(({ label, $change }) => ({
    label,
    onSelect: () =>
      editor.update(() => {
        const place = $cellPlace()
        if (place) $change(place)
      }),
  }))
  return (
    <div
      className={styles.menu}
      style={{ insetBlockStart: current.top, insetInlineEnd: current.end }}
    >
      <Menu
        // One menu per table: an open one would act on another table.
        key={current.key}
        finalFocus={() => editor.getRootElement()}
        trigger={
          <Button ref={button} kind="quiet" title="Rows and columns (Alt+F10)">
            Table
          </Button>
        }
        items={items}
      />
    </div>
  )
}

type Change = { label: string; $change: (place: CellPlace) => unknown }

const changesOf = ({ headerRow, headerColumn }: TableHeaders): Change[] => [
  { label: 'Add row above', $change: (place) => $addRow(place, place.row) },
  { label: 'Add row below', $change: (place) => $addRow(place, place.row + 1) },
  { label: 'Add column before', $change: (place) => $addColumn(place, place.column) },
  { label: 'Add column after', $change: (place) => $addColumn(place, place.column + 1) },
  { label: 'Remove row', $change: $removeRow },
  { label: 'Remove column', $change: $removeColumn },
  {
    label: headerRow ? 'Make first row normal' : 'Make first row a header',
    $change: ({ table }) => $setHeaders(table, { headerRow: !headerRow, headerColumn }),
  },
  {
    label: headerColumn ? 'Make first column normal' : 'Make first column a header',
    $change: ({ table }) => $setHeaders(table, { headerRow, headerColumn: !headerColumn }),
  },
  { label: 'Remove table', $change: $removeTable },
]

function useCurrentTable(editor: LexicalEditor): Current | null {
  const [current, setCurrent] = useState<Current | null>(null)
  useEffect(() => {
    const read = (): void => setCurrent(editor.getEditorState().read(() => $current(editor)))
    window.addEventListener('resize', read)
    const unregister = editor.registerUpdateListener(read)
    return () => {
      window.removeEventListener('resize', read)
      unregister()
    }
  }, [editor])
  return current
}

function $current(editor: LexicalEditor): Current | null {
  const table = $cellPlace()?.table
  const frame = editor.getRootElement()?.parentElement?.getBoundingClientRect()
  const element = table && editor.getElementByKey(table.getKey())
  if (!table || !frame || !element) return null
  const { top, right } = element.getBoundingClientRect()
  return {
    ...$headersOf(table),
    key: table.getKey(),
    top: top - frame.top,
    end: frame.right - right,
  }
}
