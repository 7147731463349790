'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { BlockHandles } from './blocks/block-handles'
import { FloatingBar } from './bar/floating-bar'
import { ChipPopup } from './chip-popup'
import { PastePlugin } from './paste/paste-plugin'
import { slashMenu } from './suggest/slash-menu'
import { SuggestPlugin } from './suggest/suggest-plugin'
import type { Suggester } from './suggest/suggestion'
import { useEightBlocksOnly } from './use-eight-blocks-only'
import { useHasFocus } from './use-has-focus'

type Props = {
  suggesters: readonly Suggester[]
  isCompact: boolean
  onPaste: ((document: RichTextDocument) => boolean) | undefined
}

/** The editor plugins of the kitchen; the parts drawn around a text exist while it has the focus. */
export function OwnPlugins({ suggesters, isCompact, onPaste }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const hasFocus = useHasFocus(editor)
  useEightBlocksOnly(editor, { movesBlocks: !isCompact })
  const all = useMemo(() => [...suggesters, slashMenu], [suggesters])
  return (
    <>
      <PastePlugin onPaste={onPaste} />
      <ChipPopup />
      {hasFocus ? <SuggestPlugin suggesters={all} /> : null}
      {hasFocus ? <FloatingBar /> : null}
      {isCompact ? null : <BlockHandles />}
    </>
  )
}
