import { z } from 'zod'
import { MAX_CHIP_TEXT, SCALINGS } from '@/src/domain/rich-text/document'
import { Id, WebAddress } from '../basics'

/** The name of a kind of node. */
export const typeOf = <const Name extends string>(name: Name) =>
  z.literal(name).describe('Node type.')

const Text = z
  .strictObject({
    text: z.string().max(100_000).describe('Text content.'),
    bold: z.literal(true).exactOptional().describe('True for bold; absent otherwise.'),
    italic: z.literal(true).exactOptional().describe('True for italic; absent otherwise.'),
  })
  .describe('A run of text.')
const Link = z
  .strictObject({
    type: typeOf('link'),
    href: WebAddress.describe('Absolute URL.'),
    children: z.array(Text).readonly().describe('Link text.'),
  })
  .describe('A link.')
const chipText = (what: string) =>
  z.string().min(1).max(MAX_CHIP_TEXT).exactOptional().describe(what)
const Reference = z
  .strictObject({
    type: typeOf('ingredient-usage-reference'),
    ingredientUsageId: Id.describe('ID of an ingredient line of the same recipe.'),
    text: chipText('Text to show, such as `the flour`; absent to show the name of the line.'),
  })
  .describe('A mention of an ingredient line of the same recipe.')
const Measurement = z
  .strictObject({
    type: typeOf('measurement'),
    quantity: z.number().min(0).describe('Quantity, in the unit.'),
    unitId: Id.describe('ID of the unit.'),
    text: chipText(
      'The amount as written, such as `1/4 cup`, shown when it is neither scaled nor converted; absent to format it from quantity and unit.',
    ),
    scaling: z
      .enum(SCALINGS)
      .exactOptional()
      .describe(
        'Whether the amount is `scaled` with the servings or `fixed`; absent if the surrounding words, such as `each`, decide. In responses for readers, those are `fixed` too.',
      ),
  })
  .describe("An amount that is converted to the reader's measurement system.")
const InlineNode = z.union([Text, Link, Reference, Measurement])
/** Text with links, references and measurements. */
export const Inline = z
  .array(InlineNode)
  .readonly()
  .describe('Text with links, references and measurements.')
const ListNode = z
  .strictObject({
    type: z.enum(['bulleted-list', 'numbered-list']).describe('Node type.'),
    get children() {
      return z
        .array(
          z
            .strictObject({
              type: typeOf('list-item'),
              children: z
                .array(z.union([InlineNode, ListNode]))
                .readonly()
                .describe('Text of the item, with any nested lists.'),
            })
            .describe('A list item.'),
        )
        .readonly()
        .describe('List items, in order.')
    },
  })
  .describe('A list.')
/** The blocks of every rich text. */
export const BASIC_BLOCKS = [
  z
    .strictObject({
      type: typeOf('paragraph'),
      children: Inline,
      reduced: z
        .literal(true)
        .exactOptional()
        .describe(
          'True if `?blocks=basic` replaced a block of another type with this one; rejected in requests.',
        ),
    })
    .describe('A paragraph.'),
  z
    .strictObject({
      type: typeOf('heading'),
      level: z
        .union([z.literal(1), z.literal(2), z.literal(3)])
        .describe('Heading level; 1 is the highest.'),
      children: Inline,
    })
    .describe('A heading.'),
  ListNode,
] as const
