'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useCallback, useSyncExternalStore } from 'react'
import type { ChipFields } from './chip-fields'

/** Whether a chip is an amount that does not scale with the servings. */
export const isFixedChip = (fields: ChipFields, isByWords: boolean): boolean =>
  fields.blockType === 'measurement' &&
  (fields.scaling === undefined ? isByWords : fields.scaling === 'fixed')

/**
 * The fields of an amount that is fixed or scales; stored as the author's decision only if it differs from
 * the context.
 */
export function withScaling<Fields extends ChipFields & { blockType: 'measurement' }>(
  fields: Fields,
  isFixed: boolean,
  isByWords: boolean,
): Fields {
  const { scaling: _, ...rest } = fields
  // The fields are equal except for an optional one.
  const undecided = rest as Fields
  return isFixed === isByWords ? undecided : { ...undecided, scaling: isFixed ? 'fixed' : 'scaled' }
}

/** Whether a chip of the editor is fixed, updated while its context is typed. */
export function useIsFixedChip(fields: ChipFields, $isByWords: () => boolean): boolean {
  const [editor] = useLexicalComposerContext()
  const subscribe = useCallback(
    (onChange: () => void) => editor.registerUpdateListener(() => onChange()),
    [editor],
  )
  const isByWords = useSyncExternalStore(subscribe, () => editor.getEditorState().read($isByWords))
  return isFixedChip(fields, isByWords)
}
