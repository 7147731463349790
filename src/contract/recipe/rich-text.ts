import { z } from 'zod'
import type {
  LetterDocument,
  RichTextDocument,
  WideDocument,
} from '@/src/domain/rich-text/document'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { REDUCED } from '../messages'
import { BASIC_BLOCKS } from './basic-blocks'
import { WIDE_BLOCKS } from './wide-blocks'

/**
 * Rich text as the API reads and writes it: a list of blocks.
 * @see docs/product/rich-text.md#document-form
 */
export const RichText: z.ZodType<RichTextDocument, RichTextDocument> = z
  .array(z.discriminatedUnion('type', BASIC_BLOCKS))
  .readonly()
  .describe('Rich text: a list of blocks.')

/**
 * The rich text of stories and about pages, which allows more types of blocks.
 * @see docs/product/rich-text.md#wider-texts
 */
export const WideRichText: z.ZodType<WideDocument, WideDocument> = z
  .array(z.discriminatedUnion('type', [...BASIC_BLOCKS, ...WIDE_BLOCKS]))
  .readonly()
  .describe('Rich text with all block types; `?blocks=basic` reduces it to those of `RichText`.')

const PlainText = z.string().max(100_000).transform(documentFromPlainText)

/** Rich text in a request, also as plain text: a paragraph a line. */
export const PlainOrRichText = z
  .union([RichText.check(refuseReduced), PlainText])
  .describe('Rich text, or plain text with one paragraph per line.')

/** A wide text in a request, which must not be a reduced one. */
export const WrittenWideText = WideRichText.check(refuseReduced)

/** A wide text in a request, also as plain text: a paragraph a line. */
export const PlainOrWideRichText = z
  .union([WrittenWideText, PlainText])
  .describe(
    'Rich text with all block types, or plain text with one paragraph per line. Blocks that `?blocks=basic` marked as `reduced` are rejected.',
  )

/**
 * Refuses blocks that replace others for clients with the basic types only: a write would overwrite the
 * originals.
 * @see docs/product/rich-text.md#reduced-texts
 */
export function refuseReduced(payload: z.core.ParsePayload<LetterDocument>): void {
  for (const [index, block] of payload.value.entries()) {
    if (block.type !== 'paragraph' || !block.reduced) continue
    const path = [index, 'reduced']
    payload.issues.push({ code: 'custom', message: REDUCED, path, input: true, continue: true })
  }
}
