import { $createParagraphNode, $getRoot, $parseSerializedNode } from 'lexical'
import type { EditorState } from 'lexical'
import type { LetterDocument } from '@/src/domain/rich-text/document'
import { $caretPlace, $putCaret } from './caret-place'
import { documentFromBlocks, editorBlocks } from './editor-state'
import { unchangedEnds } from './same-document'

/** Tags updates that show an external value and are no edits of the author. */
export const EXTERNAL_UPDATE = 'from-outside'

/** The blocks of an editor as a document, empty lines included. */
export function readBlocks(state: EditorState): LetterDocument {
  const { children } = state.toJSON().root
  return documentFromBlocks(children)
}

/** The document of an editor; a single empty line is an empty document. */
export function readDocument(state: EditorState): LetterDocument {
  const blocks = readBlocks(state)
  const [first] = blocks
  const isEmpty = blocks.length === 1 && first?.type === 'paragraph' && first.children.length === 0
  return isEmpty ? [] : blocks
}

/**
 * Shows a document in the editor, in an update. Unchanged blocks at its start and end keep their nodes, and
 * the caret stays in place, or as near as it can.
 */
export function $showDocument(next: LetterDocument, shown: LetterDocument = []): void {
  const root = $getRoot()
  const old = root.getChildrenSize()
  const caret = $caretPlace()
  const isAligned = old === shown.length
  const { start, end } = isAligned ? unchangedEnds(shown, next) : { start: 0, end: 0 }
  const changed = next.slice(start, next.length - end)
  const nodes = editorBlocks(changed).map((block) => $parseSerializedNode(block))
  root.splice(start, old - start - end, nodes)
  if (root.isEmpty()) root.append($createParagraphNode())
  if (caret && !caret.isLive()) $putCaret(caret)
}
