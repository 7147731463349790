import type { ReactElement } from 'react'
import type { RichTextDocument, Table, TableCell } from '@/src/domain/rich-text/document'
import { headerScope } from '@/src/domain/rich-text/table'
import styles from './text-table.module.css'

type Props = { table: Table; renderText: (document: RichTextDocument) => ReactElement }

/**
 * A table of a wider text, which scrolls sideways if it is too wide, also by keyboard.
 * @see docs/product/rich-text.md#tables
 */
export function TextTable({ table, renderText }: Props): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls (WCAG 2.1.1)
    <div className={styles.scroll} role="region" aria-label="Table" tabIndex={0}>
      <table className={styles.table}>
        <tbody>
          {table.children.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.children.map((cell, columnIndex) => {
                const scope = headerScope(table, rowIndex, columnIndex)
                const text = cellText(cell, renderText)
                return scope ? (
                  <th key={columnIndex} scope={scope}>
                    {text}
                  </th>
                ) : (
                  <td key={columnIndex}>{text}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellText = ({ children }: TableCell, renderText: Props['renderText']): ReactElement | null =>
  children.length === 0 ? null : renderText([{ type: 'paragraph', children }])
