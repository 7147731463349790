import { basicDocument } from '@/src/domain/rich-text/basic'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import type { Cleaned } from './clean-html'

/** The part of a cleaned clipboard that a text of basic blocks can hold. */
export function basicPart({ document, leftOut }: Cleaned): Cleaned<RichTextDocument> {
  const dividers = document.filter(({ type }) => type === 'divider').length
  if (dividers > 0) leftOut.set('line', dividers)
  return { document: basicDocument(document), leftOut }
}
