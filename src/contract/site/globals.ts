import { z } from 'zod'
import { TERM_KINDS } from '@/src/domain/term-kind'
import { Id } from '../basics'
import { Image } from '../media/image'
import { Ingredient, Unit } from '../recipe/recipe'

/**
 * The catalogue that public pages need.
 * @see docs/product/recipes.md#catalogues
 */
export const Globals = z.object({ units: z.array(Unit) })

/** The catalogues for editing recipes: shared entries and the site's own terms. */
export const EditorGlobals = z.object({
  units: z.array(Unit.extend({ system: z.enum(['metric', 'imperial', 'any']), kind: z.string() })),
  ingredients: z.array(Ingredient),
  equipment: z.array(
    z.object({ id: Id, slug: z.string(), title: z.string(), featuredImage: Image.nullable() }),
  ),
  terms: z.array(
    z.object({ id: Id, slug: z.string(), title: z.string(), kind: z.enum(TERM_KINDS) }),
  ),
})
export type EditorGlobals = z.infer<typeof EditorGlobals>
