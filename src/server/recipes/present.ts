import { z } from 'zod'
import type { Recipe, RecipeCard } from '@/src/contract/recipe'
import { isLockedFor, LOCKED_PREVIEW_INGREDIENTS } from '@/src/domain/premium'
import type { PremiumReader } from '@/src/domain/premium'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { presentImage } from '../images'
import type { ImageRow } from '../images'

/** A card as the statement gives it: plain fields are the contract's own. */
export type CardRow = Omit<RecipeCard, 'image'> & { image: ImageRow | null }

/** A card of a recipe, for lists. */
export const presentCard = (row: CardRow): RecipeCard => ({
  ...row,
  image: presentImage(row.image),
})

type StoredText = { [key: string]: unknown } | null
type Stored<Part extends { [key: string]: unknown }, Key extends keyof Part, As> = Omit<Part, Key> &
  Record<Key, As>
type UsageRow = Stored<
  Recipe['ingredientUsageGroups'][number]['ingredientUsages'][number],
  'preparation',
  StoredText
>
type InstructionRow = Omit<
  Recipe['instructionGroups'][number]['instructions'][number],
  'content' | 'images'
> & { content: StoredText; images: ImageRow[] }
type EquipmentRow = Omit<Recipe['equipmentUsages'][number], 'equipment' | 'imageOverride'> & {
  equipment: { id: string; title: string; featuredImage: ImageRow | null }
  imageOverride: ImageRow | null
}

/** A recipe as the statement gives it. */
export type RecipeRow = Omit<
  Recipe,
  | 'isLocked'
  | 'images'
  | 'storyMore'
  | 'note'
  | 'ingredientUsageCount'
  | 'instructionCount'
  | 'ingredientUsageGroups'
  | 'instructionGroups'
  | 'equipmentUsages'
  | 'legacyRecipeData'
> & {
  images: ImageRow[]
  storyMore: StoredText
  note: StoredText
  ingredientUsageGroups: (Omit<Recipe['ingredientUsageGroups'][number], 'ingredientUsages'> & {
    ingredientUsages: UsageRow[]
  })[]
  instructionGroups: (Omit<Recipe['instructionGroups'][number], 'instructions'> & {
    instructions: InstructionRow[]
  })[]
  equipmentUsages: EquipmentRow[]
  legacyRecipeData: unknown
}

/**
 * A recipe for a reader: what is withheld from that reader is not in it.
 * @see docs/product/recipes.md#locked-recipes
 */
export function presentRecipe(row: RecipeRow, reader: PremiumReader): Recipe {
  const recipe: Recipe = {
    ...row,
    isLocked: false,
    images: row.images.map(presentImage).filter((each) => each !== null),
    storyMore: documentFromLexical(row.storyMore),
    note: documentFromLexical(row.note),
    ingredientUsageCount: total(
      row.ingredientUsageGroups,
      (group) => group.ingredientUsages.length,
    ),
    instructionCount: total(row.instructionGroups, (group) => group.instructions.length),
    ingredientUsageGroups: row.ingredientUsageGroups.map((group) => ({
      ...group,
      ingredientUsages: group.ingredientUsages.map((usage) => ({
        ...usage,
        preparation: documentFromLexical(usage.preparation),
      })),
    })),
    instructionGroups: row.instructionGroups.map((group) => ({
      ...group,
      instructions: group.instructions.map(presentInstruction),
    })),
    equipmentUsages: row.equipmentUsages.map(presentEquipment),
    legacyRecipeData: presentLegacy(row.legacyRecipeData),
  }
  return isLockedFor(row.privacySetting, reader) ? withhold(recipe) : recipe
}

function total<Group>(groups: readonly Group[], count: (group: Group) => number): number {
  return groups.reduce((sum, group) => sum + count(group), 0)
}

function presentInstruction(
  row: InstructionRow,
): Recipe['instructionGroups'][number]['instructions'][number] {
  const content: RichTextDocument = documentFromLexical(row.content)
  return {
    ...row,
    content: content.length === 0 ? null : content,
    images: row.images.map(presentImage).filter((each) => each !== null),
  }
}

const presentEquipment = (row: EquipmentRow): Recipe['equipmentUsages'][number] => ({
  ...row,
  imageOverride: presentImage(row.imageOverride),
  equipment: { ...row.equipment, featuredImage: presentImage(row.equipment.featuredImage) },
})

const Legacy = z.object({ content: z.string() })

/** Stored HTML was made harmless when it was written (`storedPost`): reading it costs nothing. */
function presentLegacy(stored: unknown): Recipe['legacyRecipeData'] {
  const legacy = Legacy.safeParse(stored)
  return legacy.success ? { content: legacy.data.content } : null
}

/**
 * Head matter, counts and the first ingredient lines: nothing else leaves.
 * @see docs/product/recipes.md#locked-recipes
 */
function withhold(recipe: Recipe): Recipe {
  return {
    ...recipe,
    isLocked: true,
    video: null,
    youtubeVideoId: null,
    storyExcerpt: null,
    storyMore: [],
    note: [],
    ingredientUsageGroups: firstUsages(recipe.ingredientUsageGroups, LOCKED_PREVIEW_INGREDIENTS),
    instructionGroups: [],
    equipmentUsages: [],
    legacyRecipeData: null,
  }
}

function firstUsages(
  groups: Recipe['ingredientUsageGroups'],
  most: number,
): Recipe['ingredientUsageGroups'] {
  let left = most
  return groups.flatMap((group) => {
    const ingredientUsages = group.ingredientUsages.slice(0, left)
    left -= ingredientUsages.length
    return ingredientUsages.length === 0 ? [] : [{ ...group, note: null, ingredientUsages }]
  })
}
