import { z } from 'zod'
import { SITE_TERM_KINDS, TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { NonEmpty } from '../basics'
import { OwnId, slugOf } from '../common-fields'
import { INVALID_INPUT } from '../messages'
import { Image } from '../media/image'
import { Ingredient, Unit } from '../recipe/catalogue'
import { Term } from '../recipe/term'

/**
 * The catalogue that public pages need.
 * @see docs/product/recipes.md#catalogues
 */
export const Globals = z
  .object({ units: z.array(Unit).describe('All units.') })
  .describe('Catalogue data for public pages.')

const Kind = z.enum(TERM_KINDS, { error: INVALID_INPUT }).describe('Kind of the term.')

/** A term to choose from. */
export const EditorTerm = Term.extend({ kind: Kind }).describe('A term and its kind.')

const SiteKind = z
  .enum(SITE_TERM_KINDS, { error: INVALID_INPUT })
  .describe('Kind of the term; `equipment` for a piece of equipment.')

/** A term, or a piece of equipment, that a site may use. */
export const NamedTerm = Term.extend({ kind: SiteKind }).describe(
  'A term or piece of equipment that is available to the site.',
)

/** Body of the creation of a term. */
export const TermCreate = z
  .strictObject({
    kind: SiteKind,
    title: NonEmpty.max(200).describe('Name of the term; its slug is derived from it.'),
  })
  .describe('A term to create.')

/** The catalogues for editing recipes: shared entries and the site's own terms and equipment. */
export const EditorGlobals = z
  .object({
    units: z
      .array(
        Unit.extend({
          system: z
            .enum(['metric', 'imperial', 'any'])
            .describe('Measurement system; `any` for units used in both, such as spoons.'),
          kind: z
            .string()
            .describe('What the unit measures, such as `volume`, `weight` or `imprecise`.'),
        }),
      )
      .describe('All units.'),
    ingredients: z
      .array(
        Ingredient.extend({
          aliases: z
            .array(z.string())
            .describe('Alternative names that ingredient lines are also matched with.'),
        }),
      )
      .describe('All ingredients.'),
    equipment: z
      .array(
        z.object({
          id: OwnId,
          slug: slugOf('equipment', 'catalogue'),
          title: z.string().describe('Name of the equipment.'),
          featuredImage: Image.nullable().describe('Picture; `null` if there is none.'),
        }),
      )
      .describe("Shared equipment and the site's own."),
    terms: z.array(EditorTerm).describe("Shared terms and the site's own."),
    maxVideoBytes: z.number().describe('Maximum size of an uploaded video, in bytes.'),
  })
  .describe(
    "The catalogues for editing recipes: shared entries, and the site's own terms and equipment.",
  )
export type EditorGlobals = z.infer<typeof EditorGlobals>
