import { z } from 'zod'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { Id, WebAddress } from '../basics'

const Text = z.strictObject({
  text: z.string().max(100_000),
  bold: z.literal(true).exactOptional(),
  italic: z.literal(true).exactOptional(),
})
const Link = z.strictObject({
  type: z.literal('link'),
  href: WebAddress,
  children: z.array(Text).readonly(),
})
const Reference = z.strictObject({
  type: z.literal('ingredient-usage-reference'),
  ingredientUsageId: Id,
})
const Measurement = z.strictObject({
  type: z.literal('measurement'),
  quantity: z.number().min(0),
  unitId: Id,
})
const InlineNode = z.union([Text, Link, Reference, Measurement])
const ListNode = z.strictObject({
  type: z.enum(['bulleted-list', 'numbered-list']),
  get children() {
    return z
      .array(
        z.strictObject({
          type: z.literal('list-item'),
          children: z.array(z.union([InlineNode, ListNode])).readonly(),
        }),
      )
      .readonly()
  },
})
const BlockNode = z.union([
  z.strictObject({ type: z.literal('paragraph'), children: z.array(InlineNode).readonly() }),
  z.strictObject({
    type: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    children: z.array(InlineNode).readonly(),
  }),
  ListNode,
])

/**
 * Rich text as the API reads and writes it: a list of blocks.
 * @see docs/product/rich-text.md#document-form
 */
export const RichText: z.ZodType<RichTextDocument, RichTextDocument> = z.array(BlockNode).readonly()

/** Rich text on its way in, also as plain text: a paragraph a line. */
export const PlainOrRichText = z.union([
  RichText,
  z.string().max(100_000).transform(documentFromPlainText),
])
