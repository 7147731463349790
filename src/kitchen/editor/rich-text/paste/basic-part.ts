import { basicDocument } from '@/src/domain/rich-text/basic'
import type { RichTextDocument, WideBlock } from '@/src/domain/rich-text/document'
import type { Cleaned } from './clean-html'
import { spacedLines } from './pasted-table'

/** Reduces a cleaned clipboard to the basic blocks. */
export function basicPart({ document, leftOut }: Cleaned): Cleaned<RichTextDocument> {
  const count = (kind: WideBlock['type']): number =>
    document.filter(({ type }) => type === kind).length
  const dividers = count('divider')
  if (dividers > 0) leftOut.set('line', dividers)
  const tables = count('table')
  if (tables > 0) leftOut.set('table', tables)
  return { document: basicDocument(document.flatMap(withoutTable)), leftOut }
}

const withoutTable = (block: WideBlock): readonly WideBlock[] =>
  block.type === 'table'
    ? spacedLines(block).map((children) => ({ type: 'paragraph', children }))
    : [block]
