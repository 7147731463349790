import { isList, isText } from '@/src/domain/rich-text/document'
import type { Block, Inline, ListItem, RichTextDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import { newRowId } from '../rows/row-id'
import type { Entry } from '../rows/sequence'
import type { Step } from './step'
import { newStep } from './step'

/** Most steps from one paste. */
const MAX_PASTED_STEPS = 200

/**
 * Splits a pasted text into steps: one per paragraph or list item, headings start groups. Null for a single
 * step, such as one paragraph.
 */
export function parsePastedSteps(document: RichTextDocument): Entry<Step>[] | null {
  const entries = document.flatMap(entriesOf)
  const steps = entries.filter((entry) => 'row' in entry)
  return steps.length < 2 || entries.length > MAX_PASTED_STEPS ? null : entries
}

function entriesOf(block: Block): Entry<Step>[] {
  if (block.type === 'paragraph') return paragraphEntries(block.children)
  if (block.type === 'heading') return headingEntries(plainText([block]))
  return block.children.map((item) => ({ row: newStep(itemBlocks(item)) }))
}

/** "Step 1" alone says nothing; "For the sauce:" is a heading; "2. Stir" is numbered already. */
function paragraphEntries(children: readonly Inline[]): Entry<Step>[] {
  const words = plainText([{ type: 'paragraph', children }]).trim()
  if (words === '' || /^step\s+\d+\s*[:.]?$/i.test(words)) return []
  if (words.length < 80 && /:$/.test(words)) return headingEntries(words)
  return [{ row: newStep([{ type: 'paragraph', children: withoutNumber(children) }]) }]
}

const headingEntries = (words: string): Entry<Step>[] => {
  const title = words.replace(/\s*:$/, '').trim().slice(0, 500)
  const isGeneral = /^(?:instructions|method|directions|preparation|steps)$/i.test(title)
  return title === '' || isGeneral
    ? []
    : [{ heading: { id: newRowId(), title, note: null, rows: [] } }]
}

function withoutNumber(children: readonly Inline[]): Inline[] {
  const [first, ...rest] = children
  if (!first || !isText(first)) return [...children]
  const text = first.text.replace(/^\s*(?:step\s+)?\d{1,2}\s*[.):]\s+/i, '')
  return text === '' ? rest : [{ ...first, text }, ...rest]
}

/** The text of an item as a paragraph, followed by its nested lists. */
function itemBlocks({ children }: ListItem): Block[] {
  const inlines = children.filter((child): child is Inline => !isList(child))
  const lists = children.filter(isList)
  return [
    ...(inlines.length === 0 ? [] : [{ type: 'paragraph' as const, children: inlines }]),
    ...lists,
  ]
}
