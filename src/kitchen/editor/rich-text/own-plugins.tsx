'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useMemo } from 'react'
import type { ReactElement } from 'react'
import type { LetterDocument, RichTextDocument } from '@/src/domain/rich-text/document'
import { BlockHandles } from './blocks/block-handles'
import { FloatingBar } from './bar/floating-bar'
import { ChipPopup } from './chip-popup'
import { PastePlugin } from './paste/paste-plugin'
import { SuggestPlugin } from './suggest/suggest-plugin'
import type { Suggester } from './suggest/suggestion'
import type { TextForm } from './text-form'
import { useEightBlocksOnly } from './use-eight-blocks-only'
import { useHasFocus } from './use-has-focus'
import { PicturesPlugin } from './wide/pictures/pictures-plugin'
import { useTextPictures } from './wide/pictures/text-pictures'
import { EmbedPopup } from './wide/embed/embed-popup'
import { LetterPopups } from './wide/letter/letter-popups'
import { TextTables } from './wide/table/text-tables'

type Props = {
  form: Pick<TextForm<LetterDocument>, 'menu' | 'kinds' | 'blocks' | 'isWide' | 'isLetter'>
  suggesters: readonly Suggester[]
  isCompact: boolean
  onPaste: ((document: RichTextDocument) => boolean) | undefined
}

/** The editor plugins of the kitchen; toolbars and menus are rendered while the text has the focus. */
export function OwnPlugins({ form, suggesters, isCompact, onPaste }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const hasFocus = useHasFocus(editor)
  const pictures = useTextPictures()
  useEightBlocksOnly(editor, { movesBlocks: !isCompact })
  const all = useMemo(() => [...suggesters, form.menu], [form, suggesters])
  return (
    <>
      <PastePlugin isWide={form.isWide} onPaste={onPaste} />
      <ChipPopup />
      {form.isWide && pictures ? <PicturesPlugin pictures={pictures} /> : null}
      {form.isWide ? <TextTables /> : null}
      {form.isWide ? <EmbedPopup /> : null}
      {form.isLetter ? <LetterPopups /> : null}
      {hasFocus ? <SuggestPlugin suggesters={all} /> : null}
      {hasFocus ? <FloatingBar kinds={form.kinds} blocks={form.blocks} /> : null}
      {isCompact ? null : <BlockHandles />}
    </>
  )
}
