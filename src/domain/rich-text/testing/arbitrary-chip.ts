import fc from 'fast-check'
import { SCALINGS } from '../document'
import type { Inline } from '../document'

const text = fc.string({ minLength: 1, maxLength: 200 })

/** A reference or a measurement, with or without a text of its own. */
export const arbitraryChip: fc.Arbitrary<Inline> = fc.oneof(
  fc.record(
    {
      type: fc.constant('ingredient-usage-reference' as const),
      ingredientUsageId: fc.uuid(),
      text,
    },
    { requiredKeys: ['type', 'ingredientUsageId'] },
  ),
  fc.record(
    {
      type: fc.constant('measurement' as const),
      quantity: fc.double({ min: 0, max: 5000, noNaN: true }),
      unitId: fc.uuid(),
      text,
      scaling: fc.constantFrom(...SCALINGS),
    },
    { requiredKeys: ['type', 'quantity', 'unitId'] },
  ),
)
