import {
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  HISTORY_PUSH_TAG,
  PASTE_TAG,
} from 'lexical'
import type { LexicalEditor, ParagraphNode } from 'lexical'
import { isEmbedAddress } from '@/src/domain/rich-text/embeds/embed-address'
import { embedView } from '@/src/domain/rich-text/embeds/embed-view'
import { $createEmbed } from '../fields-node'
import { $selectBehind } from '../insert-block'
import { $rootBlock } from '../root-block'
import { $linkParagraph } from './link-paragraph'

/**
 * Embeds a URL that is pasted on an empty line: as a link first, which one undo restores. Returns a message
 * about the result; null if the text is no such URL or the line has more text.
 */
export function pasteAddress(editor: LexicalEditor, text: string): string | null {
  const url = text.trim()
  const view = isEmbedAddress(url) ? embedView({ url }) : null
  if (!view || !editor.read($emptyLine)) return null
  let line: ParagraphNode | null = null
  editor.update(
    () => {
      line = $emptyLine()
      if (!line) return
      const link = $linkParagraph({ url })
      line.replace(link)
      link.selectEnd()
      line = link
    },
    { tag: [PASTE_TAG, HISTORY_PUSH_TAG], discrete: true },
  )
  editor.update(
    () => {
      if (!line) return
      const embed = $createEmbed({ type: 'embed', url })
      line.replace(embed)
      $selectBehind(embed)
    },
    { tag: HISTORY_PUSH_TAG, discrete: true },
  )
  return view.player ? `Shown as ${view.title}.` : 'Shown as a card with a link.'
}

/** The empty paragraph of the caret; null where the caret is in anything else. */
function $emptyLine(): ParagraphNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const block = $rootBlock(selection.anchor.getNode())
  return $isParagraphNode(block) && block.isEmpty() ? block : null
}
