'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $createRangeSelectionFromDom,
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  COMMAND_PRIORITY_NORMAL,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_BACKSPACE_COMMAND,
  KEY_ENTER_COMMAND,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import type { LexicalEditor, LexicalNode, RangeSelection } from 'lexical'
import { useEffect, useLayoutEffect } from 'react'
import { blocksOf } from '../rich-text/show-document'
import type { StepActions } from './step-actions'
import type { StepEditors } from './step-editors'

type Props = { id: string; actions: StepActions; editors: StepEditors }

/** The keys of a step: Enter twice begins the next, Backspace at the start joins the one before. */
export function StepKeys({ id, actions, editors }: Props): null {
  const [editor] = useLexicalComposerContext()
  useLayoutEffect(() => editors.add(id, editor), [editor, editors, id])
  useEffect(() => {
    const handled =
      (act: (selection: RangeSelection) => boolean) =>
      (event: KeyboardEvent | null): boolean => {
        // The caret as it is: Lexical hears of its moves a moment later.
        const selection = $createRangeSelectionFromDom(window.getSelection(), editor)
        const isCaret = selection?.isCollapsed() === true
        if (!isCaret || hasModifier(event) || !act(selection)) return false
        event?.preventDefault()
        return true
      }
    const split = handled((selection) => {
      const place = $emptyBlock(selection)
      if (place === null) return false
      const blocks = blocksOf(editor.getEditorState())
      actions.split(id, blocks.slice(0, place), blocks.slice(place + 1))
      return true
    })
    const join = handled((selection) => $isAtStart(selection) && actions.joinBefore(id))
    const up = handled((selection) => $isAtStart(selection) && actions.step(id, -1))
    const down = handled((selection) => $isAtEnd(selection) && actions.step(id, 1))
    const travel = (step: -1 | 1) => (): boolean => {
      actions.travel(step)
      return true
    }
    return mergeRegister(
      editor.registerCommand(KEY_ENTER_COMMAND, split, COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(KEY_BACKSPACE_COMMAND, join, COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(KEY_ARROW_UP_COMMAND, up, COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(KEY_ARROW_DOWN_COMMAND, down, COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(UNDO_COMMAND, travel(-1), COMMAND_PRIORITY_NORMAL),
      editor.registerCommand(REDO_COMMAND, travel(1), COMMAND_PRIORITY_NORMAL),
    )
  }, [actions, editor, id])
  return null
}

const hasModifier = (event: KeyboardEvent | null): boolean =>
  event !== null && (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)

/** The place of the empty paragraph with the caret, in a step that says something; else null. */
function $emptyBlock({ anchor }: RangeSelection): number | null {
  const block = anchor.getNode().getTopLevelElement()
  const isAlone = $getRoot().getChildrenSize() === 1
  if (!$isParagraphNode(block) || block.getChildrenSize() > 0 || isAlone) return null
  return block.getIndexWithinParent()
}

/** Whether the caret is before everything, in a paragraph. */
function $isAtStart({ anchor }: RangeSelection): boolean {
  const first = $getRoot().getFirstChild()
  if (!$isParagraphNode(first) || anchor.offset !== 0) return false
  const node: LexicalNode = anchor.getNode()
  return node.is(first) || node.is(first.getFirstDescendant())
}

/** Whether the caret is behind everything. */
function $isAtEnd({ anchor }: RangeSelection): boolean {
  const last = $getRoot().getLastDescendant()
  const node = anchor.getNode()
  if (!last || $isElementNode(node))
    return (
      $isElementNode(node) &&
      node.is($getRoot().getLastChild()) &&
      anchor.offset === node.getChildrenSize()
    )
  return node.is(last) && anchor.offset === node.getTextContentSize()
}

/** Puts the caret at the start or end of a step, or at the start of a block of it. */
export function focusStep(editor: LexicalEditor, at: 'start' | 'end' | number): void {
  editor.update(() => {
    const root = $getRoot()
    const block = typeof at === 'number' ? root.getChildAtIndex(at) : null
    if ($isElementNode(block)) block.selectStart()
    else if (at === 'start') root.selectStart()
    else root.selectEnd()
  })
  editor.getRootElement()?.focus({ preventScroll: false })
}
