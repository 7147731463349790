import { z } from 'zod'
import { TERM_KINDS } from '@/src/domain/term-kind'
import { OwnId, slugOf } from '../common-fields'
import { Image } from '../media/image'
import { Ingredient, Unit } from '../recipe/catalogue'
import { Term } from '../recipe/term'

/**
 * The catalogue that public pages need.
 * @see docs/product/recipes.md#catalogues
 */
export const Globals = z
  .object({ units: z.array(Unit).describe('All units.') })
  .describe('The catalogue that public pages need.')

/** The catalogues for editing recipes: shared entries and the site's own terms. */
export const EditorGlobals = z
  .object({
    units: z
      .array(
        Unit.extend({
          system: z
            .enum(['metric', 'imperial', 'any'])
            .describe('System of measures; `any` for units used in both, such as spoons.'),
          kind: z.string().describe('What it measures, such as `volume`, `weight` or `imprecise`.'),
        }),
      )
      .describe('All units.'),
    ingredients: z.array(Ingredient).describe('All ingredients.'),
    equipment: z
      .array(
        z.object({
          id: OwnId,
          slug: slugOf('equipment', 'catalogue'),
          title: z.string().describe('Name of the equipment.'),
          featuredImage: Image.nullable().describe('Picture; null if there is none.'),
        }),
      )
      .describe('All equipment.'),
    terms: z
      .array(Term.extend({ kind: z.enum(TERM_KINDS).describe('Kind of the term.') }))
      .describe("Shared terms and the site's own."),
  })
  .describe("The catalogues for editing recipes: shared entries and the site's own terms.")
export type EditorGlobals = z.infer<typeof EditorGlobals>
