'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { TablePlugin } from '@lexical/react/LexicalTablePlugin'
import { TableCellNode } from '@lexical/table'
import { mergeRegister } from 'lexical'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { $keepToOneLine } from './one-line-cells'
import { registerTableKeys } from './table-keys'
import { TableMenu } from './table-menu'

/**
 * Tables of a wider text: their keys, their menu, and cells of one line of text each.
 * @see docs/product/rich-text.md#tables
 */
export function TextTables(): ReactElement {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        editor.registerNodeTransform(TableCellNode, $keepToOneLine),
        registerTableKeys(editor),
      ),
    [editor],
  )
  return (
    <>
      <TablePlugin
        hasCellMerge={false}
        hasCellBackgroundColor={false}
        hasTabHandler={false}
        hasHorizontalScroll
      />
      <TableMenu />
    </>
  )
}
