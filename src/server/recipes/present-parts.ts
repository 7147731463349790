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
import type { Image } from '@/src/contract/media/image'
import type { Term } from '@/src/contract/recipe/term'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { presentImage } from '../images'
import type { ImageRow } from '../images'

/*
 * The parts of a recipe, each named field by field: what else a row may hold stays here.
 */

/** A line of an ingredient list as the statement gives it. */
export type UsageRow = Omit<IngredientUsage, 'preparation'> & { preparation: unknown }
/** An ingredient list as the statement gives it. */
export type UsageGroupRow = Omit<IngredientUsageGroup, 'ingredientUsages'> & {
  ingredientUsages: UsageRow[]
}
type InstructionRow = Omit<Instruction, 'content' | 'images'> & {
  content: unknown
  images: ImageRow[]
}
/** A part of the method as the statement gives it. */
export type InstructionGroupRow = Omit<InstructionGroup, 'instructions'> & {
  instructions: InstructionRow[]
}
/** A piece of equipment as the statement gives it. */
export type EquipmentRow = Omit<EquipmentUsage, 'equipment' | 'imageOverride'> & {
  equipment: { id: string; title: string; featuredImage: ImageRow | null }
  imageOverride: ImageRow | null
}

/** Terms, and collections, as lists of a recipe name them. */
export const presentTerms = (rows: readonly Term[]): Term[] =>
  rows.map(({ id, slug, title }) => ({ id, slug, title }))

/** Pictures in their order. */
export const presentImages = (rows: readonly ImageRow[]): Image[] =>
  rows.map(presentImage).filter((image) => image !== null)

/** An ingredient list with all its lines. */
export const presentUsageGroup = (row: UsageGroupRow): IngredientUsageGroup => ({
  id: row.id,
  title: row.title,
  note: row.note,
  ingredientUsages: row.ingredientUsages.map(presentUsage),
})

const presentUsage = (row: UsageRow): IngredientUsage => ({
  id: row.id,
  quantityMin: row.quantityMin,
  quantityMax: row.quantityMax,
  unit: row.unit && presentUnit(row.unit),
  ingredient: row.ingredient && presentIngredient(row.ingredient),
  ingredientTitleOverride: row.ingredientTitleOverride,
  preparation: documentFromLexical(row.preparation),
  note: row.note,
  link: row.link,
  originalText: row.originalText,
})

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
 * The ingredient lists up to so many lines: lists without a line are left out, and notes that are about
 * whole lists.
 */
export function presentFirstUsages(
  groups: readonly UsageGroupRow[],
  most: number,
): IngredientUsageGroup[] {
  let left = most
  return groups.flatMap((group) => {
    const ingredientUsages = group.ingredientUsages.slice(0, left)
    left -= ingredientUsages.length
    return ingredientUsages.length === 0
      ? []
      : [presentUsageGroup({ ...group, note: null, ingredientUsages })]
  })
}

/** A part of the method with its steps. */
export const presentInstructionGroup = (row: InstructionGroupRow): InstructionGroup => ({
  id: row.id,
  title: row.title,
  note: row.note,
  instructions: row.instructions.map(presentInstruction),
})

function presentInstruction(row: InstructionRow): Instruction {
  const content = documentFromLexical(row.content)
  return {
    id: row.id,
    content: content.length === 0 ? null : content,
    timerMinutes: row.timerMinutes,
    note: row.note,
    video: presentVideo(row.video),
    images: presentImages(row.images),
  }
}

/** A video by its key. */
export const presentVideo = (row: Recipe['video']): Recipe['video'] =>
  row && { id: row.id, key: row.key }

/** A piece of equipment with its pictures. */
export const presentEquipment = (row: EquipmentRow): EquipmentUsage => ({
  id: row.id,
  equipment: {
    id: row.equipment.id,
    title: row.equipment.title,
    featuredImage: presentImage(row.equipment.featuredImage),
  },
  equipmentTitleOverride: row.equipmentTitleOverride,
  imageOverride: presentImage(row.imageOverride),
  note: row.note,
  link: row.link,
})

const Legacy = z.object({ content: z.string() })

/** Stored HTML was made harmless when it was written (`storedPost`): reading it costs nothing. */
export function presentLegacy(stored: unknown): Recipe['legacyRecipeData'] {
  const legacy = Legacy.safeParse(stored)
  return legacy.success ? { content: legacy.data.content } : null
}
