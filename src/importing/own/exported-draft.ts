import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { TERM_LISTS, TERM_LIST_NAMES } from '@/src/contract/recipe/term-lists'
import { keepPictures } from '@/src/domain/rich-text/pictures'
import { firstRow } from '@/src/server/database/statements'
import { rowNames } from '@/src/server/exporting/draft-names'
import { replaceTexts } from '@/src/server/exporting/portable-id'
import { documentOf } from '@/src/server/recipes/drafts/document'
import { getManagedRecipe } from '@/src/server/recipes/editor-read'
import type { StorePart } from '../import-row'
import type { ImportTarget } from '../pipeline/target'
import { parseExported } from './parse-exported'

const Named = z.object({ slug: z.string(), title: z.string() })
const Exported = z.object({
  recipe: z.string(),
  basedOn: z.iso.datetime(),
  document: RecipeDraftDocument,
  base: RecipeDraftDocument.nullable(),
  names: z.object({
    ingredients: z.record(z.string(), Named),
    equipment: z.record(z.string(), z.string()),
    terms: z.record(z.string(), Named.extend({ kind: z.string() })),
    people: z.record(z.string(), z.string()),
    images: z.array(z.object({ id: z.string(), file: z.string() })),
    /** Not in older exports. */
    videos: z.array(z.object({ id: z.string(), file: z.string() })).default([]),
  }),
})
type Exported = z.infer<typeof Exported>

const STORE = {
  name: 'own_import_draft',
  text: `insert into recipe_drafts (recipe_id, site_id, document, base, based_on)
    select r.id, r.site_id, $3::jsonb, $4::jsonb, coalesce($5::timestamptz, r.updated_at)
    from recipes r where r.site_id = $1 and r.id = $2
    on conflict (recipe_id) do nothing returning 1`,
}

/**
 * Stores the draft of a recipe that was imported before. An existing draft stays unchanged.
 * @see docs/product/import-and-export.md#export
 */
export const createDraftPart = (value: unknown): StorePart => {
  const exported = parseExported(Exported, value)
  return async (target) => {
    const { payload, siteId, lookup } = target
    const id = await lookup.recipeId(exported.recipe)
    if (id === null) return { outcome: 'failed', message: 'The recipe of this draft is missing.' }
    const stored = documentOf(await getManagedRecipe(payload, siteId, id))
    const here = await namesHere(target, exported, stored)
    const document = localDocument(exported, exported.document, here)
    const base = exported.base ? localDocument(exported, exported.base, here) : stored
    const values = [siteId, id, JSON.stringify(document), JSON.stringify(base)]
    const made = await firstRow(payload, STORE, [
      ...values,
      exported.base ? exported.basedOn : null,
    ])
    return made
      ? { outcome: 'created' }
      : { outcome: 'skipped', message: 'There is already a draft of this recipe.' }
  }
}

/** Ids on this site by name in the export, if they exist. */
type Here = ReadonlyMap<string, string>

async function namesHere(
  { lookup }: Pick<ImportTarget, 'lookup'>,
  { recipe, names, document, base }: Exported,
  stored: RecipeDraftDocument,
): Promise<Here> {
  const here = new Map(await lookup.units())
  const add = async (name: string, id: Promise<string | null>): Promise<void> => {
    const found = await id
    if (found !== null) here.set(name, found)
  }
  for (const [name, { slug }] of Object.entries(names.ingredients))
    await add(name, lookup.ingredientId(slug))
  for (const [name, title] of Object.entries(names.equipment))
    await add(name, lookup.equipmentId(title))
  for (const [name, { kind, ...term }] of Object.entries(names.terms))
    await add(name, lookup.termId(kind, term))
  for (const [name, person] of Object.entries(names.people))
    await add(name, lookup.managerId(person))
  const media = [
    ...names.images.map(({ id, file }) => [id, lookup.imageId(file)] as const),
    ...names.videos.map(({ id, file }) => [id, lookup.videoId(file)] as const),
  ]
  for (const [id, found] of media) await add(id, found)
  // Rows that exist only in the draft get new ids.
  for (const each of [document, base ?? document])
    for (const [name] of rowNames(recipe, 'draft', each)) here.set(name, randomUUID())
  for (const [id, name] of rowNames(recipe, 'stored', stored)) here.set(name, id)
  return here
}

/**
 * Converts a document to the ids of this site, without references to missing items; missing
 * ingredients become text.
 */
function localDocument(
  { names }: Exported,
  exported: RecipeDraftDocument,
  here: Here,
): RecipeDraftDocument {
  const isHere = (id: string | null | undefined): boolean => here.has(id ?? '')
  const orNull = (id: string | null | undefined): string | null =>
    isHere(id) ? (id ?? null) : null
  const terms: Partial<RecipeDraftDocument> = {}
  for (const list of TERM_LIST_NAMES) {
    const { written } = TERM_LISTS[list]
    if (exported[written]) terms[written] = exported[written].filter(isHere)
  }
  const document: RecipeDraftDocument = {
    ...exported,
    ...terms,
    images: (exported.images ?? []).filter(({ id }) => isHere(id)),
    ...(exported.storyMore && { storyMore: keepPictures(exported.storyMore, isHere) }),
    videoId: orNull(exported.videoId),
    ...(exported.seo && {
      seo: { ...exported.seo, socialImageId: orNull(exported.seo.socialImageId) },
    }),
    contributorIds: (exported.contributorIds ?? []).filter(isHere),
    ingredientUsageGroups: (exported.ingredientUsageGroups ?? []).map((group) => ({
      ...group,
      ingredientUsages: group.ingredientUsages.map((usage) => ({
        ...usage,
        unitId: orNull(usage.unitId),
        ingredientId: orNull(usage.ingredientId),
        ingredientTitleOverride: isHere(usage.ingredientId)
          ? (usage.ingredientTitleOverride ?? null)
          : (usage.ingredientTitleOverride ??
            names.ingredients[usage.ingredientId ?? '']?.title ??
            null),
      })),
    })),
    instructionGroups: (exported.instructionGroups ?? []).map((group) => ({
      ...group,
      instructions: group.instructions.map((step) => ({
        ...step,
        imageIds: (step.imageIds ?? []).filter(isHere),
        videoId: orNull(step.videoId),
      })),
    })),
    equipmentUsages: (exported.equipmentUsages ?? [])
      .filter(({ equipmentId }) => isHere(equipmentId))
      .map((usage) => ({ ...usage, imageOverrideId: orNull(usage.imageOverrideId) })),
  }
  return replaceTexts(document, here)
}
