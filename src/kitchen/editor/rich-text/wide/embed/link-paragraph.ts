import { $createLinkNode } from '@lexical/link'
import { $createParagraphNode, $createTextNode } from 'lexical'
import type { ParagraphNode } from 'lexical'
import type { Embed } from '@/src/domain/rich-text/document'

/** An embed as a link on a line of its own. */
export const $linkParagraph = ({ url, title }: Pick<Embed, 'url' | 'title'>): ParagraphNode =>
  $createParagraphNode().append(
    $createLinkNode(url, { rel: 'noopener' }).append($createTextNode(title ?? url)),
  )
