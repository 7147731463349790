'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { CLICK_COMMAND, COMMAND_PRIORITY_LOW } from 'lexical'
import type { NodeKey } from 'lexical'
import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import styles from './wide.module.css'

type Props = { nodeKey: NodeKey; children: ReactNode }

/** A block without text: a press selects it, and Delete or Backspace then removes it. */
export function BlockFrame({ nodeKey, children }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const [isSelected, setSelected, clearSelection] = useLexicalNodeSelection(nodeKey)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      editor.registerCommand(
        CLICK_COMMAND,
        ({ target }) => {
          if (!(target instanceof Node) || !frame.current?.contains(target)) return false
          clearSelection()
          setSelected(true)
          return true
        },
        COMMAND_PRIORITY_LOW,
      ),
    [clearSelection, editor, setSelected],
  )
  return (
    <div ref={frame} className={styles.block} data-is-selected={isSelected || undefined}>
      {children}
    </div>
  )
}
