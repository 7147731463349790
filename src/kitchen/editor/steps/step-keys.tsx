'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $createRangeSelectionFromDom,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  COMMAND_PRIORITY_NORMAL,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_BACKSPACE_COMMAND,
  KEY_ENTER_COMMAND,
  mergeRegister,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import type { ElementNode, LexicalEditor, LexicalNode, RangeSelection } from 'lexical'
import { useEffect, useLayoutEffect } from 'react'
import { basicDocument } from '@/src/domain/rich-text/basic'
import { readBlocks } from '../rich-text/show-document'
import type { StepActions } from './step-actions'
import type { StepEditors } from './step-editors'

type Props = { id: string; actions: StepActions; editors: StepEditors }

/**
 * The keys of a step: Enter twice splits it or starts the next, Backspace at the start joins the previous
 * one.
 */
export function StepKeys({ id, actions, editors }: Props): null {
  const [editor] = useLexicalComposerContext()
  useLayoutEffect(() => editors.add(id, editor), [editor, editors, id])
  useEffect(() => {
    /** Whether Enter is about to divide a paragraph, and the second half once it has. */
    let isDividing = false
    let divided: Divided | null = null
    const handled =
      (act: (selection: RangeSelection) => boolean) =>
      (event: KeyboardEvent | null): boolean => {
        // The current caret: Lexical is notified of its moves later.
        const selection = $createRangeSelectionFromDom(window.getSelection(), editor)
        const isCaret = selection?.isCollapsed() === true
        if (!isCaret || hasModifier(event) || !act(selection)) return false
        event?.preventDefault()
        return true
      }
    const split = handled((selection) => {
      const empty = $emptyBlock(selection)
      const place = empty ?? $placeOf(divided, selection)
      isDividing = place === null
      if (place === null) return false
      const blocks = basicDocument(readBlocks(editor.getEditorState()))
      actions.split(id, blocks.slice(0, place), blocks.slice(empty === null ? place : place + 1))
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
      editor.registerUpdateListener(({ editorState }) => {
        if (!isDividing) return
        isDividing = false
        divided = editorState.read($dividedAtCaret)
      }),
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

/** The second half of a paragraph that Enter has divided, as it was then. */
type Divided = { key: string; text: string }

/** The paragraph with the caret at its start, where it has text and follows a block that says something. */
function $dividedAtCaret(): Divided | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const { anchor } = selection
  const block = anchor.getNode().getTopLevelElement()
  const before = block?.getPreviousSibling()
  if (!$isParagraphNode(block) || block.isEmpty() || !$isStartOf(block, selection)) return null
  const isAfterText = $isElementNode(before) && !before.isEmpty()
  return isAfterText ? { key: block.getKey(), text: block.getTextContent() } : null
}

/** The place of a divided paragraph with the caret still at its start; null once it was changed. */
function $placeOf(divided: Divided | null, selection: RangeSelection): number | null {
  const block = selection.anchor.getNode().getTopLevelElement()
  if (!$isParagraphNode(block) || !$isStartOf(block, selection)) return null
  const isSame = block.getKey() === divided?.key && block.getTextContent() === divided.text
  return isSame && block.getPreviousSibling() !== null ? block.getIndexWithinParent() : null
}

/** Whether the caret is at the start of a block. */
function $isStartOf(block: ElementNode, { anchor }: RangeSelection): boolean {
  if (anchor.offset !== 0) return false
  const node: LexicalNode = anchor.getNode()
  return node.is(block) || node.is(block.getFirstDescendant())
}

/** Whether the caret is before everything, in a paragraph. */
function $isAtStart(selection: RangeSelection): boolean {
  const first = $getRoot().getFirstChild()
  return $isParagraphNode(first) && $isStartOf(first, selection)
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
