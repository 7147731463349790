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
  isShared: z.boolean().describe('Whether all sites share the term; a site cannot change it.'),
  recipeCount: z
    .number()
    .describe('Number of recipes of the site with the term, drafts included, without the bin.'),
}).describe('A term that a site uses.')
export type SiteTerm = z.infer<typeof SiteTerm>

/** Body of a new name of a term. */
export const TermRename = z
  .strictObject({ title: Title })
  .describe('A new name of a term; its slug stays.')

/** Body of the merge of a term into another one. */
export const TermMerge = z
  .strictObject({ intoId: Id.describe('Id of the term of the same kind that stays.') })
  .describe('The term that another one is merged into.')

const restored = {
  kind: z.enum(SITE_TERM_KINDS, { error: INVALID_INPUT }).describe('Kind of the term.'),
  slug: Slug.describe('Slug of the term.'),
  title: Title,
  aliases: z.array(NonEmpty.max(500)).max(1_000).describe('Other names of the term.'),
  equipmentUses: z
    .array(DeletedEquipmentUse)
    .max(20_000)
    .default([])
    .describe('The uses of a piece of equipment in recipes; empty for other kinds.'),
  recipeIds: z.array(Id).max(20_000).describe('Ids of the recipes that had the term.'),
  proof: NonEmpty.max(100).describe('Proof that the site had the term.'),
}

/** A deleted term, as accepted by its restoration. */
export const DeletedTerm = z.strictObject(restored).describe('A term that was deleted.')
export type DeletedTerm = z.output<typeof DeletedTerm>
