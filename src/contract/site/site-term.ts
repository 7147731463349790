import { z } from 'zod'
import { MAX_TERM_TITLE, SITE_TERM_KINDS } from '@/src/domain/recipes/term-kind'
import { Id, NonEmpty, Slug } from '../basics'
import { INVALID_INPUT } from '../messages'
import { DeletedEquipmentUse } from '../recipe/recipe-write'
import { NamedTerm } from './globals'

const Title = NonEmpty.max(MAX_TERM_TITLE, {
  error: `${MAX_TERM_TITLE} characters at most`,
}).describe('Name of the term.')

/** A term that a site uses. @see docs/product/kitchen.md#categories-and-tags */
export const SiteTerm = NamedTerm.extend({
  isShared: z
    .boolean()
    .describe('Whether the term is shared by all sites, in which case the site cannot change it.'),
  recipeCount: z
    .number()
    .describe(
      "Number of the site's recipes with the term, including drafts but not deleted recipes.",
    ),
}).describe('A term available to a site.')
export type SiteTerm = z.infer<typeof SiteTerm>

/** Body of a new name of a term. */
export const TermRename = z
  .strictObject({ title: Title })
  .describe('A new name for a term; its slug does not change.')

/** Body of the merge of a term into another one. */
export const TermMerge = z
  .strictObject({ intoId: Id.describe('ID of the term of the same kind to merge into.') })
  .describe('The term to merge another one into.')

const restored = {
  kind: z.enum(SITE_TERM_KINDS, { error: INVALID_INPUT }).describe('Kind of the term.'),
  slug: Slug.describe('Slug of the term.'),
  title: Title,
  aliases: z.array(NonEmpty.max(500)).max(1_000).describe('Alternative names of the term.'),
  equipmentUses: z
    .array(DeletedEquipmentUse)
    .max(20_000)
    .default([])
    .describe('How recipes used the piece of equipment; empty for other kinds.'),
  recipeIds: z.array(Id).max(20_000).describe('IDs of the recipes that had the term.'),
  proof: NonEmpty.max(100).describe('Signed proof that the term belonged to the site.'),
}

/** A deleted term, as accepted by its restoration. */
export const DeletedTerm = z
  .strictObject(restored)
  .describe('A deleted term, with the data needed to restore it.')
export type DeletedTerm = z.output<typeof DeletedTerm>
