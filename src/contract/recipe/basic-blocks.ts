import { z } from 'zod'
import { MAX_CHIP_TEXT, SCALINGS } from '@/src/domain/rich-text/document'
import { Id, WebAddress } from '../basics'

/** The name of a kind of node. */
export const typeOf = <const Name extends string>(name: Name) =>
  z.literal(name).describe('Kind of the node.')

const Text = z
  .strictObject({
    text: z.string().max(100_000).describe('The characters.'),
    bold: z.literal(true).exactOptional().describe('True for bold; absent otherwise.'),
    italic: z.literal(true).exactOptional().describe('True for italic; absent otherwise.'),
  })
  .describe('A run of text.')
const Link = z
  .strictObject({
    type: typeOf('link'),
    href: WebAddress.describe('Absolute URL.'),
    children: z.array(Text).readonly().describe('Text of the link.'),
  })
  .describe('A link.')
const chipText = (what: string) =>
  z.string().min(1).max(MAX_CHIP_TEXT).exactOptional().describe(what)
const Reference = z
  .strictObject({
    type: typeOf('ingredient-usage-reference'),
    ingredientUsageId: Id.describe('The id of an ingredient line of the same recipe.'),
    text: chipText('Words that are shown, such as `the flour`; absent for the name of the line.'),
  })
  .describe('A mention of an ingredient line of the same recipe.')
const Measurement = z
  .strictObject({
    type: typeOf('measurement'),
    quantity: z.number().min(0).describe('Quantity in the unit.'),
    unitId: Id.describe('The id of the unit.'),
    text: chipText(
      'The amount as written, such as `1/4 cup`, shown where it is neither scaled nor converted; absent to compose it of quantity and unit.',
    ),
    scaling: z
      .enum(SCALINGS)
      .exactOptional()
      .describe(
        'Whether more servings need more of it: `fixed` or `scaled`; absent where the words around it decide, such as `each`. Recipes for readers have `fixed` there too.',
      ),
  })
  .describe('An amount that is converted to the measures of the reader.')
const InlineNode = z.union([Text, Link, Reference, Measurement])
/** Text with links, references and measurements. */
export const Inline = z
  .array(InlineNode)
  .readonly()
  .describe('Text with links, references and measurements.')
const ListNode = z
  .strictObject({
    type: z.enum(['bulleted-list', 'numbered-list']).describe('Kind of the node.'),
    get children() {
      return z
        .array(
          z
            .strictObject({
              type: typeOf('list-item'),
              children: z
                .array(z.union([InlineNode, ListNode]))
                .readonly()
                .describe('Text of the item, and lists inside it.'),
            })
            .describe('An item of a list.'),
        )
        .readonly()
        .describe('Items, in order.')
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
          'True where it replaces a block of another type, with `?blocks=basic`; refused in a request.',
        ),
    })
    .describe('A paragraph.'),
  z
    .strictObject({
      type: typeOf('heading'),
      level: z
        .union([z.literal(1), z.literal(2), z.literal(3)])
        .describe('Level of the heading; 1 is the highest.'),
      children: Inline,
    })
    .describe('A heading.'),
  ListNode,
] as const
