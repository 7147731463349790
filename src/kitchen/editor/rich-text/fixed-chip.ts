'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useCallback, useSyncExternalStore } from 'react'
import type { ChipFields } from './chip-fields'

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
export function useIsFixedChip(fields: ChipFields, $isByWords: () => boolean): boolean {
  const [editor] = useLexicalComposerContext()
  const subscribe = useCallback(
    (onChange: () => void) => editor.registerUpdateListener(() => onChange()),
    [editor],
  )
  const isByWords = useSyncExternalStore(subscribe, () => editor.getEditorState().read($isByWords))
  return isFixedChip(fields, isByWords)
}
