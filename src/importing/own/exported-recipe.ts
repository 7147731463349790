import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { emptyFields, pickFields } from '@/src/contract/plain-fields'
import { Recipe } from '@/src/contract/recipe/recipe'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import {
  WRITTEN_EQUIPMENT_FIELDS,
  WRITTEN_GROUP_FIELDS,
  WRITTEN_STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { TERM_LISTS, TERM_LIST_NAMES } from '@/src/contract/recipe/term-lists'
import { keepPictures } from '@/src/domain/rich-text/pictures'
import { writableSeo } from '@/src/domain/writable-seo'
import { replaceTexts } from '@/src/server/exporting/portable-id'
import { ImportProblem } from '../import-problem'
import type { UnresolvedRecipe } from '../prepared-recipe'
import { toStorable } from '../storable'
import { upgradeExportedValue } from './upgrade-export'
import { restorePostPictures } from './exported-post'
import type { OwnLookup } from './lookup'

const ExportedFields = Recipe.omit({ legacyRecipeData: true }).extend({
  createdAt: z.iso.datetime(),
  sourceKey: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  contributors: z.array(z.object({ displayName: z.string().nullable() })),
  legacyRecipeData: z.looseObject({}).nullable(),
})
const EMPTY = {
  ...emptyFields<Recipe, keyof typeof WRITTEN_RECIPE_FIELDS>(WRITTEN_RECIPE_FIELDS),
  seo: null,
  storyImages: [],
  rating: null,
  importedRating: null,
}

/** Fields absent in older exports are empty. */
const Exported = z.object({
  recipe: z.preprocess(
    (recipe) => Object.assign({}, EMPTY, upgradeExportedValue(recipe)),
    ExportedFields,
  ),
})
type Exported = z.infer<typeof Exported>['recipe']

/**
 * Reads a recipe file of an export of this platform.
 * @throws ImportProblem for a modified or damaged file
 */
export function readExported(value: unknown): Exported {
  const parsed = Exported.safeParse(toStorable(value))
  if (parsed.success) return parsed.data.recipe
  const [issue] = parsed.error.issues
  throw new ImportProblem(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'Invalid input'}`)
}

/** Prepares an exported recipe for storage: resolves ids on this site and gives lines new ones. */
export async function prepareExported(
  exported: Exported,
  lookup: OwnLookup,
): Promise<UnresolvedRecipe> {
  const recipe = await withLocalIds(exported, lookup)
  const parsed = RecipeWrite.safeParse(await inputOf(recipe, lookup))
  if (!parsed.success) throw new ImportProblem(parsed.error.issues[0]?.message ?? 'Invalid input')
  return {
    write: parsed.data,
    sourceUrl: recipe.sourceUrl,
    pictures: [],
    oldPaths: [],
    formerPaths: [],
    rating: recipe.importedRating,
    comments: [],
    isDated: true,
    needsReview: false,
    isOwn: true,
    createdAt: recipe.createdAt,
    updatedAt: recipe.updatedAt,
  }
}

/** Replaces the ids of units and lines referenced in texts. */
async function withLocalIds(recipe: Exported, lookup: OwnLookup): Promise<Exported> {
  const names = new Map(await lookup.units())
  for (const { ingredientUsages } of recipe.ingredientUsageGroups) {
    for (const { id } of ingredientUsages) names.set(id, randomUUID())
  }
  for (const { id, key } of picturesOf(recipe)) {
    const local = await lookup.imageId(key)
    if (local !== null) names.set(id, local)
  }
  for (const { id, key } of videosOf(recipe)) {
    const local = await lookup.videoId(key)
    if (local !== null) names.set(id, local)
  }
  return replaceTexts(recipe, names)
}

/** Returns the plain fields, which have the same shape for reading and writing. */
const plainInput = (recipe: Exported): Pick<Exported, keyof typeof WRITTEN_RECIPE_FIELDS> =>
  pickFields(WRITTEN_RECIPE_FIELDS, recipe)

async function inputOf(recipe: Exported, lookup: OwnLookup): Promise<RecipeWriteInput> {
  const isHere = await picturesHere(recipe, lookup)
  const videoId = await videosHere(recipe, lookup)
  const textPictures = new Set(recipe.storyImages.filter(isHere).map(({ id }) => id))
  const isTextPictureHere = (id: string): boolean => textPictures.has(id)
  return {
    videoId: videoId(recipe.video),
    ...plainInput(recipe),
    storyMore: keepPictures(recipe.storyMore, isTextPictureHere),
    keywords: recipe.keywords,
    seo: seoHere(recipe.seo, isHere),
    legacyRecipeData: await restorePostPictures(recipe.legacyRecipeData, lookup),
    ...(await terms(recipe, lookup)),
    images: recipe.images
      .filter(isHere)
      .map(({ id, crop, shareCrop }) => ({ id, crop, shareCrop })),
    contributorIds: await found(
      recipe.contributors.map(({ displayName }) => displayName ?? ''),
      lookup.managerId,
    ),
    ingredientUsageGroups: await ingredients(recipe, lookup),
    instructionGroups: recipe.instructionGroups.map((group) => ({
      ...pickFields(WRITTEN_GROUP_FIELDS, group),
      instructions: group.instructions.map((step) => ({
        ...pickFields(WRITTEN_STEP_FIELDS, step),
        imageIds: step.images.filter(isHere).map(({ id }) => id),
        videoId: videoId(step.video),
      })),
    })),
    equipmentUsages: await equipment(recipe, lookup, isHere),
  }
}

type Picture = Pick<Exported['images'][number], 'id' | 'key'>

/** Returns all pictures of a recipe. */
const picturesOf = (recipe: Exported): Picture[] => [
  ...recipe.images,
  ...recipe.storyImages,
  ...recipe.instructionGroups.flatMap(({ instructions }) =>
    instructions.flatMap((step) => step.images),
  ),
  ...recipe.equipmentUsages.flatMap(({ imageOverride }) => imageOverride ?? []),
  ...(recipe.seo?.socialImage ? [recipe.seo.socialImage] : []),
]

const seoHere = (seo: Exported['seo'], isHere: (picture: Picture) => boolean) =>
  writableSeo(
    seo && {
      ...seo,
      socialImage: seo.socialImage && isHere(seo.socialImage) ? seo.socialImage : null,
    },
  )

/** Resolves pictures; drops those missing in the export or on this site. */
async function picturesHere(
  recipe: Exported,
  lookup: OwnLookup,
): Promise<(picture: Picture) => boolean> {
  const here = new Set<string>()
  for (const { id, key } of picturesOf(recipe)) if ((await lookup.imageId(key)) === id) here.add(id)
  return ({ id }) => here.has(id)
}

const videosOf = (recipe: Exported) =>
  [recipe, ...recipe.instructionGroups.flatMap(({ instructions }) => instructions)]
    .map(({ video }) => video)
    .filter((video) => video !== null)

/** Resolves the ids of videos on this site; null for missing ones. */
async function videosHere(
  recipe: Exported,
  lookup: OwnLookup,
): Promise<(video: Exported['video']) => string | null> {
  const here = new Set<string>()
  for (const { id, key } of videosOf(recipe)) if ((await lookup.videoId(key)) === id) here.add(id)
  return (video) => (video && here.has(video.id) ? video.id : null)
}

async function found<Named>(
  names: readonly Named[],
  find: (name: Named) => Promise<string | null>,
): Promise<string[]> {
  const ids = await Promise.all(names.map(find))
  return ids.filter((id) => id !== null)
}

async function terms(recipe: Exported, lookup: OwnLookup): Promise<Partial<RecipeWriteInput>> {
  const input: Partial<RecipeWriteInput> = {}
  for (const list of TERM_LIST_NAMES) {
    const { kind, written } = TERM_LISTS[list]
    input[written] = await found(recipe[list], (term) => lookup.termId(kind, term))
  }
  return input
}

async function ingredients(
  recipe: Exported,
  lookup: OwnLookup,
): Promise<NonNullable<RecipeWriteInput['ingredientUsageGroups']>> {
  const known = new Set((await lookup.units()).values())
  return Promise.all(
    recipe.ingredientUsageGroups.map(async (group) => ({
      ...pickFields(WRITTEN_GROUP_FIELDS, group),
      ingredientUsages: await Promise.all(
        group.ingredientUsages.map(async ({ unit, ingredient, ...usage }) => {
          const ingredientId = ingredient ? await lookup.ingredientId(ingredient.slug) : null
          // Names missing in the catalogues stay as text.
          const name =
            usage.ingredientTitleOverride ?? (ingredientId === null ? ingredient?.title : null)
          return {
            ...usage,
            ingredientTitleOverride: name ?? null,
            unitId: unit && known.has(unit.id) ? unit.id : null,
            ingredientId,
          }
        }),
      ),
    })),
  )
}

async function equipment(
  recipe: Exported,
  lookup: OwnLookup,
  isHere: (picture: Picture) => boolean,
): Promise<NonNullable<RecipeWriteInput['equipmentUsages']>> {
  const usages = await Promise.all(
    recipe.equipmentUsages.map(async ({ equipment: tool, imageOverride, ...usage }) => {
      const equipmentId = await lookup.equipmentId(tool.title)
      const fields = pickFields(WRITTEN_EQUIPMENT_FIELDS, usage)
      const imageOverrideId = imageOverride && isHere(imageOverride) ? imageOverride.id : null
      return equipmentId === null ? [] : [{ equipmentId, ...fields, imageOverrideId }]
    }),
  )
  return usages.flat()
}
