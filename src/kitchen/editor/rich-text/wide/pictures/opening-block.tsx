'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { COMMAND_PRIORITY_LOW, KEY_ENTER_COMMAND } from 'lexical'
import type { NodeKey } from 'lexical'
import { useEffect, useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { OPEN_PICTURE } from './picture-commands'

type Props = { nodeKey: NodeKey; label: string; className: string | undefined; children: ReactNode }

/** A block that a press, or Enter while it is selected, opens. */
export function OpeningBlock({ nodeKey, label, className, children }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const [isSelected] = useLexicalNodeSelection(nodeKey)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isSelected) return
    return editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        if (!button.current) return false
        event?.preventDefault()
        return editor.dispatchCommand(OPEN_PICTURE, { key: nodeKey, anchor: button.current })
      },
      COMMAND_PRIORITY_LOW,
    )
  }, [editor, isSelected, nodeKey])
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      className={className}
      aria-label={label}
      onClick={({ currentTarget }) =>
        editor.dispatchCommand(OPEN_PICTURE, { key: nodeKey, anchor: currentTarget })
      }
    >
      {children}
    </button>
  )
}
