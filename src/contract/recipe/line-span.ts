import { z } from 'zod'
import { MAX_LINE_LENGTH, MAX_QUANTITY } from '@/src/domain/recipes/recipe-limits'
import { AMOUNT_ROLES } from '@/src/domain/ingredient-lines/line-spans'

const Offset = z.number().int().min(0).max(MAX_LINE_LENGTH)
const range = {
  start: Offset.describe('Offset of the first UTF-16 code unit in `text`.'),
  end: Offset.describe('Offset after the last UTF-16 code unit.'),
}
const Quantity = z.number().min(0).max(MAX_QUANTITY).nullable()
const Form = z.string().max(200)

const CountedWord = z.strictObject({
  ...range,
  singular: Form.describe('The word for a quantity of at most 1.'),
  plural: Form.describe('The word for a quantity above 1.'),
})

const AmountSpan = z
  .strictObject({
    kind: z.literal('amount').describe('Kind of the span.'),
    ...range,
    role: z
      .enum(AMOUNT_ROLES)
      .describe(
        'Role of the amount. `main`, `sum` (added to the amount before it), `alternative` and `equivalent` scale with the servings; `size` (of one piece) and `fixed` do not.',
      ),
    quantityMin: Quantity.describe('Quantity, or the lower end of a range; null without a number.'),
    quantityMax: Quantity.describe('Upper end of a range; null if there is no range.'),
    unit: z.string().max(100).nullable().describe('Slug of the unit; null if there is none.'),
    numbers: z
      .array(z.strictObject(range).describe('A place in `text`.'))
      .max(2)
      .describe('Places of the one or two numbers of the amount.'),
    word: CountedWord.nullable().describe('Place and forms of the unit word; null without one.'),
  })
  .describe('An amount.')

const NameSpan = z
  .strictObject({
    kind: z.literal('name').describe('Kind of the span.'),
    ...range,
    noun: CountedWord.nullable().describe(
      'Place and forms of the noun that agrees with the amount; null if it does not change.',
    ),
  })
  .describe('The name of the ingredient.')

const DetailSpan = z
  .strictObject({
    kind: z.enum(['preparation', 'note']).describe('Kind of the span.'),
    ...range,
    noun: CountedWord.exactOptional().describe(
      'Place and forms of the noun that agrees with the amount before the span; absent if there is none.',
    ),
  })
  .describe('A preparation or a remark.')

/**
 * A part of an ingredient line.
 * @see docs/product/ingredient-lines.md#spans
 */
export const LineSpan = z
  .union([AmountSpan, NameSpan, DetailSpan])
  .describe('A part of an ingredient line.')
/** Parts of an ingredient line, in order and without overlap. */
export const LineSpans = z.array(LineSpan).max(200)
