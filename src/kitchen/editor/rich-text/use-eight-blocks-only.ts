import { $isListItemNode } from '@lexical/list'
import { $findMatchingParent } from 'lexical'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  KEY_TAB_COMMAND,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import type { LexicalEditor, LexicalNode } from 'lexical'
import { useEffect } from 'react'
import { $moveBlock } from './blocks/move-block'

/**
 * Restricts an editor to what a text can contain: marks are bold and italic, nothing is aligned, only items
 * of lists are indented. Tab leaves the text, but indents an item of a list below the one before it.
 * @see docs/product/rich-text.md#writing
 */
export function useEightBlocksOnly(
  editor: LexicalEditor,
  { movesBlocks }: { movesBlocks: boolean },
): void {
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          FORMAT_TEXT_COMMAND,
          (format) => format !== 'bold' && format !== 'italic',
          COMMAND_PRIORITY_CRITICAL,
        ),
        editor.registerCommand(FORMAT_ELEMENT_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
        editor.registerCommand(
          INDENT_CONTENT_COMMAND,
          () => $itemOfSelection() === null,
          COMMAND_PRIORITY_CRITICAL,
        ),
        editor.registerCommand(
          KEY_TAB_COMMAND,
          (event) => {
            const { shiftKey } = event
            if (!(shiftKey ? $canComeOut() : $canGoBelow())) return false
            event.preventDefault()
            const command = shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND
            return editor.dispatchCommand(command, undefined)
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
            if (!movesBlocks || !event.altKey || step === 0) return false
            event.preventDefault()
            event.stopPropagation()
            $moveBlock(step)
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor, movesBlocks],
  )
}

function $itemOfSelection(): LexicalNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const isItem = (node: LexicalNode): boolean => $isListItemNode(node)
  return $findMatchingParent(selection.anchor.getNode(), isItem)
}

/** An item is indented by one level at most: deeper levels would be empty, and Tab would never leave. */
const $canGoBelow = (): boolean => Boolean($itemOfSelection()?.getPreviousSibling())

const $canComeOut = (): boolean => $isListItemNode($itemOfSelection()?.getParent()?.getParent())
