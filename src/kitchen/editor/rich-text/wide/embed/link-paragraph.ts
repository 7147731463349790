import { $createLinkNode } from '@lexical/link'
import { $createParagraphNode, $createTextNode } from 'lexical'
import type { ParagraphNode } from 'lexical'
import type { Embed } from '@/src/domain/rich-text/document'

/** Converts an embed to a paragraph with a link. */
export const $linkParagraph = ({ url, title }: Pick<Embed, 'url' | 'title'>): ParagraphNode =>
  $createParagraphNode().append(
    $createLinkNode(url, { rel: 'noopener' }).append($createTextNode(title ?? url)),
  )
