import { z } from 'zod'
import {
  MAX_CAPTION,
  MAX_CHIP_TEXT,
  MAX_GALLERY,
  MIN_GALLERY,
  PICTURE_WIDTHS,
  SCALINGS,
} from '@/src/domain/rich-text/document'
import type { RichTextDocument, WideBlock, WideDocument } from '@/src/domain/rich-text/document'
import {
  EMBED_ADDRESS,
  isEmbedAddress,
  MAX_EMBED_TITLE,
} from '@/src/domain/rich-text/embeds/embed-address'
import { MAX_COLUMNS, MAX_ROWS } from '@/src/domain/rich-text/table'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { Id, WebAddress } from '../basics'
import { REDUCED, REPEATED_PICTURE, UNEQUAL_ROWS } from '../messages'

/** The name of a kind of node. */
const typeOf = <const Name extends string>(name: Name) =>
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
const Inline = z
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
const BASIC_BLOCKS = [
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
const Caption = z
  .string()
  .min(1)
  .max(MAX_CAPTION)
  .exactOptional()
  .describe('Text below the picture; absent for none.')
const ImageId = Id.describe(
  'The id of a picture of the site. Answers have the picture itself in the list beside the text: `storyImages`, `aboutImages`.',
)
const PictureNode = z
  .strictObject({
    type: typeOf('picture'),
    imageId: ImageId,
    caption: Caption,
    width: z
      .enum(PICTURE_WIDTHS)
      .exactOptional()
      .describe('`wide` to show it wider than the text, where the template has room.'),
  })
  .describe('A picture.')
const GalleryNode = z
  .strictObject({
    type: typeOf('gallery'),
    pictures: z
      .array(
        z.strictObject({ imageId: ImageId, caption: Caption }).describe('A picture of a gallery.'),
      )
      .min(MIN_GALLERY)
      .max(MAX_GALLERY)
      .check(refuseRepeatedPictures)
      .readonly()
      .describe('Pictures, in order; each once.'),
    caption: Caption.describe('Text below all pictures; absent for none.'),
  })
  .describe('Pictures that are shown together.')
const BlockNode = z.union(BASIC_BLOCKS)
const TableRow = z
  .strictObject({
    type: typeOf('table-row'),
    children: z
      .array(
        z
          .strictObject({ type: typeOf('table-cell'), children: Inline })
          .describe('A cell of a table.'),
      )
      .min(1)
      .max(MAX_COLUMNS)
      .readonly()
      .describe('Cells, as many as in the other rows.'),
  })
  .describe('A row of a table.')
const TableNode = z
  .strictObject({
    type: typeOf('table'),
    headerRow: z
      .literal(true)
      .exactOptional()
      .describe('True if the first row heads the columns; absent otherwise.'),
    headerColumn: z
      .literal(true)
      .exactOptional()
      .describe('True if the first cells head their rows; absent otherwise.'),
    children: z
      .array(TableRow)
      .min(1)
      .max(MAX_ROWS)
      .check(requireEqualRows)
      .readonly()
      .describe('Rows, in order.'),
  })
  .describe('A table.')
const EmbedNode = z
  .strictObject({
    type: typeOf('embed'),
    url: z
      .string()
      .refine(isEmbedAddress, { error: EMBED_ADDRESS })
      .describe(
        'An https address. A video, post or sound of a known provider is shown in a frame once a reader presses it; another address is a card with a link.',
      ),
    title: z
      .string()
      .min(1)
      .max(MAX_EMBED_TITLE)
      .exactOptional()
      .describe('Title; absent for what is known of the address.'),
  })
  .describe('A video, a post, a sound or a link.')
const WideBlockNode = z.union([
  ...BASIC_BLOCKS,
  z.strictObject({ type: typeOf('quote'), children: Inline }).describe('A quotation.'),
  z.strictObject({ type: typeOf('divider') }).describe('A line between two parts of the text.'),
  PictureNode,
  GalleryNode,
  TableNode,
  EmbedNode,
])

/**
 * Rich text as the API reads and writes it: a list of blocks.
 * @see docs/product/rich-text.md#document-form
 */
export const RichText: z.ZodType<RichTextDocument, RichTextDocument> = z
  .array(BlockNode)
  .readonly()
  .describe('Rich text: a list of blocks.')

/**
 * The rich text of stories and about pages, which may hold more types of blocks.
 * @see docs/product/rich-text.md#wider-texts
 */
export const WideRichText: z.ZodType<WideDocument, WideDocument> = z
  .array(WideBlockNode)
  .readonly()
  .describe(
    'Rich text with all types of blocks; `?blocks=basic` reduces it to those of `RichText`.',
  )

const PlainText = z.string().max(100_000).transform(documentFromPlainText)

/** Rich text on its way in, also as plain text: a paragraph a line. */
export const PlainOrRichText = z
  .union([RichText.check(refuseReduced), PlainText])
  .describe('Rich text, or plain text with one paragraph per line.')

/** A wider text on its way in: one that was not reduced. */
export const WrittenWideText = WideRichText.check(refuseReduced)

/** A wider text on its way in, also as plain text: a paragraph a line. */
export const PlainOrWideRichText = z
  .union([WrittenWideText, PlainText])
  .describe(
    'Rich text with all types of blocks, or plain text with one paragraph per line. What was read with `?blocks=basic` and is marked `reduced` is refused.',
  )

/**
 * Refuses blocks that replace others for clients which know the basic types alone: written back, they
 * would take the place of what they were made from.
 * @see docs/product/rich-text.md#reduced-texts
 */
function refuseReduced(payload: z.core.ParsePayload<readonly WideBlock[]>): void {
  for (const [index, block] of payload.value.entries()) {
    if (block.type !== 'paragraph' || !block.reduced) continue
    const path = [index, 'reduced']
    payload.issues.push({ code: 'custom', message: REDUCED, path, input: true, continue: true })
  }
}

/** Refuses a table in which a row has more or fewer cells than the first. */
function requireEqualRows(
  payload: z.core.ParsePayload<readonly { children: readonly unknown[] }[]>,
): void {
  const [first] = payload.value
  for (const [index, row] of payload.value.entries()) {
    if (row.children.length === first?.children.length) continue
    const path = [index, 'children']
    payload.issues.push({ code: 'custom', message: UNEQUAL_ROWS, path, input: row, continue: true })
  }
}

/** Refuses a gallery that shows a picture twice. */
function refuseRepeatedPictures(
  payload: z.core.ParsePayload<readonly { imageId: string }[]>,
): void {
  const ids = payload.value.map(({ imageId }) => imageId)
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) === index) continue
    const path = [index, 'imageId']
    payload.issues.push({
      code: 'custom',
      message: REPEATED_PICTURE,
      path,
      input: id,
      continue: true,
    })
  }
}
