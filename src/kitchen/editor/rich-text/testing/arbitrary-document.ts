import fc from 'fast-check'
import { PICTURE_WIDTHS, SCALINGS } from '@/src/domain/rich-text/document'
import type {
  Block,
  Inline,
  List,
  Table,
  TextLeaf,
  WideBlock,
  WideDocument,
} from '@/src/domain/rich-text/document'

const leaf: fc.Arbitrary<TextLeaf> = fc
  .record({ text: fc.string({ minLength: 1 }), bold: fc.boolean(), italic: fc.boolean() })
  .map(({ text, bold, italic }) => ({
    text,
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
  }))
/** Words of a reference or a measurement. */
const words = fc.string({ minLength: 1, maxLength: 200 })
const inline: fc.Arbitrary<Inline> = fc.oneof(
  leaf,
  fc.record({
    type: fc.constant('link' as const),
    href: fc.webUrl(),
    children: fc.array(leaf, { minLength: 1, maxLength: 2 }),
  }),
  fc.record(
    {
      type: fc.constant('ingredient-usage-reference' as const),
      ingredientUsageId: fc.uuid(),
      text: words,
    },
    { requiredKeys: ['type', 'ingredientUsageId'] },
  ),
  fc.record(
    {
      type: fc.constant('measurement' as const),
      quantity: fc.double({ min: 0, max: 5000, noNaN: true }),
      unitId: fc.uuid(),
      text: words,
      scaling: fc.constantFrom(...SCALINGS),
    },
    { requiredKeys: ['type', 'quantity', 'unitId'] },
  ),
)
const line = fc.array(inline, { minLength: 1, maxLength: 4 })

/** Lists as the editor writes them: text first, then a list inside the item. */
const { list } = fc.letrec<{ list: List }>((tie) => ({
  list: fc.record({
    type: fc.constantFrom('bulleted-list' as const, 'numbered-list' as const),
    children: fc.array(
      fc
        .tuple(line, fc.option(tie('list'), { nil: undefined, maxDepth: 2, depthSize: 'small' }))
        .map(([children, inside]) => ({
          type: 'list-item' as const,
          children: inside ? [...children, inside] : children,
        })),
      { minLength: 1, maxLength: 3 },
    ),
  }),
}))
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), children: line }),
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(1 as const, 2 as const, 3 as const),
    children: line,
  }),
  list,
)

const table: fc.Arbitrary<Table> = fc.integer({ min: 1, max: 3 }).chain((columns) => {
  const cell = fc.record({
    type: fc.constant('table-cell' as const),
    children: fc.oneof(line, fc.constant([])),
  })
  const row = fc.record({
    type: fc.constant('table-row' as const),
    children: fc.array(cell, { minLength: columns, maxLength: columns }),
  })
  return fc.record(
    {
      type: fc.constant('table' as const),
      headerRow: fc.constant(true as const),
      headerColumn: fc.constant(true as const),
      children: fc.array(row, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['type', 'children'] },
  )
})

const wideBlock: fc.Arbitrary<WideBlock> = fc.oneof(
  block,
  fc.record({ type: fc.constant('quote' as const), children: line }),
  fc.record({ type: fc.constant('divider' as const) }),
  fc.record(
    {
      type: fc.constant('picture' as const),
      imageId: fc.uuid(),
      caption: fc.string({ minLength: 1, maxLength: 500 }),
      width: fc.constantFrom(...PICTURE_WIDTHS),
    },
    { requiredKeys: ['type', 'imageId'] },
  ),
  fc.record(
    {
      type: fc.constant('gallery' as const),
      pictures: fc.array(
        fc.record(
          {
            imageId: fc.uuid(),
            caption: fc.string({ minLength: 1, maxLength: 500 }),
          },
          { requiredKeys: ['imageId'] },
        ),
        { minLength: 2, maxLength: 4 },
      ),
      caption: fc.string({ minLength: 1, maxLength: 500 }),
    },
    { requiredKeys: ['type', 'pictures'] },
  ),
  table,
  fc.record(
    {
      type: fc.constant('embed' as const),
      url: fc.webUrl({ validSchemes: ['https'] }),
      title: fc.string({ minLength: 1, maxLength: 200 }),
    },
    { requiredKeys: ['type', 'url'] },
  ),
)

/** Any wider text that can be written in the editor. */
export const wideTextDocument: fc.Arbitrary<WideDocument> = fc.array(wideBlock, { maxLength: 5 })
