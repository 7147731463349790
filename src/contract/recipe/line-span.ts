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
  singular: Form.describe('Form for a quantity of 1 or less.'),
  plural: Form.describe('Form for a quantity above 1.'),
})

const AmountSpan = z
  .strictObject({
    kind: z.literal('amount').describe('Span type.'),
    ...range,
    role: z
      .enum(AMOUNT_ROLES)
      .describe(
        'Role of the amount. `main`, `sum` (added to the previous amount), `alternative` and `equivalent` scale with the servings; `size` (of one piece) and `fixed` do not.',
      ),
    quantityMin: Quantity.describe(
      'Quantity, or the lower end of a range; `null` if there is no number.',
    ),
    quantityMax: Quantity.describe('Upper end of a range; `null` if there is no range.'),
    unit: z.string().max(100).nullable().describe('Slug of the unit; `null` if there is none.'),
    numbers: z
      .array(z.strictObject(range).describe('A range in `text`.'))
      .max(2)
      .describe("Ranges of the amount's one or two numbers."),
    word: CountedWord.nullable().describe(
      'Range and forms of the unit word; `null` if there is none.',
    ),
  })
  .describe('An amount.')

const NameSpan = z
  .strictObject({
    kind: z.literal('name').describe('Span type.'),
    ...range,
    noun: CountedWord.nullable().describe(
      'Range and forms of the noun that agrees with the amount; `null` if its form is fixed.',
    ),
  })
  .describe('The name of the ingredient.')

const DetailSpan = z
  .strictObject({
    kind: z.enum(['preparation', 'note']).describe('Span type.'),
    ...range,
    noun: CountedWord.exactOptional().describe(
      'Range and forms of the noun that agrees with the preceding amount; absent if there is none.',
    ),
  })
  .describe('A preparation or a note.')

/**
 * A part of an ingredient line.
 * @see docs/product/ingredient-lines.md#spans
 */
export const LineSpan = z
  .union([AmountSpan, NameSpan, DetailSpan])
  .describe('A part of an ingredient line.')
/** Parts of an ingredient line, in order and without overlap. */
export const LineSpans = z.array(LineSpan).max(200)
