'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $isLineBreakNode } from 'lexical'
import type { LexicalNode, NodeKey } from 'lexical'
import { useCallback, useSyncExternalStore } from 'react'
import { isFixedByWords, OTHER_AMOUNT } from '@/src/domain/cooking/fixed-amounts'
import type { ChipFields } from './chip-fields'
import { $isChipNode } from './chip-node'

/** A reference without words of its own is a name, whichever it is. */
const NAME = 'x'

function $textOf(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return '\n'
  const text = node.getTextContent()
  if (!$isChipNode(node)) return text
  return node.getFields().blockType === 'measurement' ? OTHER_AMOUNT : text || NAME
}

/** Whether the words around a chip fix its amount for any number of servings. */
export const $isFixedByWords = (chip: LexicalNode): boolean =>
  isFixedByWords({
    before: chip.getPreviousSiblings().map($textOf).join(''),
    after: chip.getNextSiblings().map($textOf).join(''),
  })

/** Whether a chip is an amount that stays the same for any number of servings. */
export const isFixedChip = (fields: ChipFields, isByWords: boolean): boolean =>
  fields.blockType === 'measurement' &&
  (fields.scaling === undefined ? isByWords : fields.scaling === 'fixed')

/** The fields of an amount that is fixed or scales; decided by its author where its words say otherwise. */
export function withScaling<Fields extends ChipFields & { blockType: 'measurement' }>(
  fields: Fields,
  isFixed: boolean,
  isByWords: boolean,
): Fields {
  const { scaling: _, ...rest } = fields
  // The fields are the same but for one that may be left out.
  const undecided = rest as Fields
  return isFixed === isByWords ? undecided : { ...undecided, scaling: isFixed ? 'fixed' : 'scaled' }
}

/** Whether a chip of the editor is fixed, also while the words around it are typed. */
export function useIsFixedChip(nodeKey: NodeKey, fields: ChipFields): boolean {
  const [editor] = useLexicalComposerContext()
  const subscribe = useCallback(
    (onChange: () => void) => editor.registerUpdateListener(() => onChange()),
    [editor],
  )
  const isByWords = useSyncExternalStore(subscribe, () =>
    editor.getEditorState().read(() => {
      const node = $getNodeByKey(nodeKey)
      return node !== null && $isFixedByWords(node)
    }),
  )
  return isFixedChip(fields, isByWords)
}
