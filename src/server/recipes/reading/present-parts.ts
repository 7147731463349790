import { z } from 'zod'
import type { Ingredient, Unit } from '@/src/contract/recipe/catalogue'
import type {
  EquipmentUsage,
  IngredientUsage,
  IngredientUsageGroup,
  Instruction,
  InstructionGroup,
  Recipe,
} from '@/src/contract/recipe/recipe'
import type { ImportedRating, RatingSummary } from '@/src/contract/people/rating'
import type { Image, RecipeImage } from '@/src/contract/media/image'
import type { Term } from '@/src/contract/recipe/term'
import {
  EQUIPMENT_FIELDS,
  GROUP_FIELDS,
  INGREDIENT_FIELDS,
  STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { presentImage, presentRecipeImage } from '@/src/server/images'
import type { ImageRow, RecipeImageRow } from '@/src/server/images'
import { getStepTimers } from '@/src/parsing/timer'
import { presentFields } from '@/src/server/plain-fields'
import type { FieldRow } from '@/src/server/plain-fields'
import { presentVideo } from '@/src/server/videos/video-columns'
import type { VideoRow } from '@/src/server/videos/video-columns'
import { annotateRow } from '../lines/annotated-row'
import { presentSpans } from './present-spans'

/*
 * The parts of a recipe, built field by field: what else a row may hold stays here.
 */

/** A row of an ingredient line. */
export type UsageRow = Omit<FieldRow<typeof INGREDIENT_FIELDS, IngredientUsage>, 'text' | 'spans'> &
  Pick<IngredientUsage, 'unit' | 'ingredient'> & {
    text: string | null
    spans: IngredientUsage['spans'] | null
  }
/** A row of an ingredient list. */
export type UsageGroupRow = Omit<IngredientUsageGroup, 'ingredientUsages'> & {
  ingredientUsages: UsageRow[]
}
type InstructionRow = FieldRow<typeof STEP_FIELDS, Instruction> & {
  images: ImageRow[]
  video: VideoRow | null
}
/** A row of an instruction group. */
export type InstructionGroupRow = Omit<InstructionGroup, 'instructions'> & {
  instructions: InstructionRow[]
}
/** A row of a piece of equipment. */
export type EquipmentRow = Omit<EquipmentUsage, 'equipment' | 'imageOverride'> & {
  equipment: { id: string; title: string; featuredImage: ImageRow | null }
  imageOverride: ImageRow | null
}

/** Terms, and collections, as lists of a recipe name them. */
export const presentTerms = (rows: readonly Term[]): Term[] =>
  rows.map(({ id, slug, title }) => ({ id, slug, title }))

/** The rating of a recipe. */
export const presentRating = (row: RatingSummary | null): RatingSummary | null =>
  row && { average: row.average, count: row.count }

/** The summary of ratings from a former site. */
export const presentImportedRating = (row: ImportedRating | null): ImportedRating | null =>
  row && { program: row.program, average: row.average, count: row.count }

/** Pictures in their order. */
export const presentImages = (rows: readonly ImageRow[]): Image[] =>
  rows.map(presentImage).filter((image) => image !== null)

/** The pictures of a recipe itself. */
export const presentRecipeImages = (rows: readonly RecipeImageRow[]): RecipeImage[] =>
  rows.map(presentRecipeImage).filter((image) => image !== null)

/** An ingredient list with all its lines. */
export const presentUsageGroup = (row: UsageGroupRow): IngredientUsageGroup => ({
  ...presentFields<IngredientUsageGroup, keyof typeof GROUP_FIELDS>(GROUP_FIELDS, row),
  ingredientUsages: row.ingredientUsages.map(presentUsage),
})

function presentUsage(row: UsageRow): IngredientUsage {
  const { text, spans, ...parts } = row
  const usage = {
    ...presentFields<IngredientUsage, Exclude<keyof typeof INGREDIENT_FIELDS, 'text' | 'spans'>>(
      LINE_PARTS,
      parts,
    ),
    unit: row.unit && presentUnit(row.unit),
    ingredient: row.ingredient && presentIngredient(row.ingredient),
  }
  // Rows that were written by Payload's Local API, or before lines had spans.
  const line = spans
    ? { text: text ?? '', spans: presentSpans(spans) }
    : annotateRow({ ...usage, text })
  return { ...usage, ...line, originalText: line.text === '' ? null : line.text }
}

const { text: _text, spans: _spans, ...LINE_PARTS } = INGREDIENT_FIELDS

const presentUnit = ({ id, slug, title, pluralTitle, abbreviation }: Unit): Unit => ({
  id,
  slug,
  title,
  pluralTitle,
  abbreviation,
})

const presentIngredient = (row: Ingredient): Ingredient => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  gramsPerLiter: row.gramsPerLiter,
  defaultMetricMeasurementMethod: row.defaultMetricMeasurementMethod,
  defaultImperialMeasurementMethod: row.defaultImperialMeasurementMethod,
})

/**
 * Returns the ingredient lists up to a number of lines, without empty lists and without notes about all
 * lines.
 */
export function firstUsages(
  groups: readonly IngredientUsageGroup[],
  most: number,
): IngredientUsageGroup[] {
  let left = most
  return groups.flatMap((group) => {
    const ingredientUsages = group.ingredientUsages.slice(0, left)
    left -= ingredientUsages.length
    return ingredientUsages.length === 0 ? [] : [{ ...group, note: null, ingredientUsages }]
  })
}

/** A part of the method with its steps. */
export const presentInstructionGroup = (row: InstructionGroupRow): InstructionGroup => ({
  ...presentFields<InstructionGroup, keyof typeof GROUP_FIELDS>(GROUP_FIELDS, row),
  instructions: row.instructions.map(presentInstruction),
})

function presentInstruction(row: InstructionRow): Instruction {
  const fields = presentFields<Instruction, keyof typeof STEP_FIELDS>(STEP_FIELDS, row)
  return {
    ...fields,
    content: fields.content?.length === 0 ? null : fields.content,
    timers: getStepTimers(fields),
    video: presentVideo(row.video),
    images: presentImages(row.images),
  }
}

/** A piece of equipment with its pictures. */
export const presentEquipment = (row: EquipmentRow): EquipmentUsage => ({
  ...presentFields<EquipmentUsage, keyof typeof EQUIPMENT_FIELDS>(EQUIPMENT_FIELDS, row),
  equipment: {
    id: row.equipment.id,
    title: row.equipment.title,
    featuredImage: presentImage(row.equipment.featuredImage),
  },
  imageOverride: presentImage(row.imageOverride),
})

const Legacy = z.object({ content: z.string() })

/** Returns stored HTML, which was sanitised when it was written (`sanitisePost`). */
export function presentLegacy(stored: unknown): Recipe['legacyRecipeData'] {
  const legacy = Legacy.safeParse(stored)
  return legacy.success ? { content: legacy.data.content } : null
}
