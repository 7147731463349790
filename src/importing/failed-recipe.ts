import { z } from 'zod'
import { RichText, WideRichText } from '@/src/contract/recipe/rich-text'
import { SeoWrite } from '@/src/contract/seo'
import { DIFFICULTY_LEVELS } from '@/src/contract/recipe/recipe'
import { ImportedComment, RatingOfSource } from './imported-comment'
import type { ImportedRecipe } from './import-row'
import { toStorable } from './storable'

/** Larger rows are not stored: their file has to be imported again. */
const MAX_CHARACTERS = 2_000_000

const Texts = z.array(z.string())
const Minutes = z.number().nullable()
const Picture = z.union([
  z.object({ url: z.string(), alt: z.string().exactOptional() }),
  z.object({
    file: z.string(),
    field: z.string().exactOptional(),
    alt: z.string().exactOptional(),
  }),
])

const Imported = z.object({
  title: z.string(),
  description: z.string().nullable(),
  author: z.string().nullable(),
  datePublished: z.string().nullable(),
  yields: z.object({
    number: z.number().nullable(),
    // Absent in rows stored by earlier versions.
    max: z.number().nullable().default(null),
    text: z.string().nullable(),
  }),
  prepTimeMinutes: Minutes,
  cookTimeMinutes: Minutes,
  totalTimeMinutes: Minutes,
  ingredientGroups: z.array(z.object({ title: z.string().nullable(), lines: Texts })),
  instructionGroups: z.array(
    z.object({
      title: z.string().nullable(),
      steps: z.array(z.object({ text: z.string(), imageUrls: Texts })),
    }),
  ),
  keywords: Texts,
  categories: Texts,
  cuisines: Texts,
  diets: Texts,
  videoUrl: z.string().nullable(),
  nutrition: z.object({
    calories: z.number().nullable(),
    values: z.record(z.string(), z.string()),
  }),
  language: z.string().nullable(),
  slug: z.string().nullable(),
  isDraft: z.boolean(),
  // Absent in rows stored by earlier versions.
  needsReview: z.boolean().default(false),
  updatedAt: z.string().nullable(),
  isForSubscribers: z.boolean(),
  story: WideRichText,
  note: RichText,
  legacyHtml: z.string().nullable(),
  // Absent in rows stored by earlier versions.
  seo: SeoWrite.pick({ title: true, description: true }).nullable().default(null),
  difficulty: z.enum(DIFFICULTY_LEVELS).nullable(),
  tags: Texts,
  methods: Texts,
  equipment: Texts,
  customTime: z.object({ minutes: z.number(), label: z.string() }).nullable(),
  sourceUrl: z.string().nullable(),
  oldPaths: Texts,
  // Absent in rows stored by earlier versions.
  formerPaths: Texts.default([]),
  pictures: z.array(Picture),
  // Absent in rows stored by earlier versions.
  rating: RatingOfSource.nullable().default(null),
  comments: z.array(ImportedComment).default([]),
  warnings: Texts,
}) satisfies z.ZodType<ImportedRecipe>

const Kept = z.object({ sourceKey: z.string(), recipe: Imported })

/** A recipe that was read but not stored, with the key of its row. */
export type FailedRecipe = { sourceKey: string; recipe: ImportedRecipe }

/** Prepares a recipe for storage with its failed row; returns null for one that is too large. */
export function toFailedRecipe(sourceKey: string, recipe: ImportedRecipe): FailedRecipe | null {
  const kept = toStorable({ sourceKey, recipe })
  return JSON.stringify(kept).length > MAX_CHARACTERS ? null : kept
}

/** Parses the recipe stored with a failed row; returns null if there is none. */
export function parseFailedRecipe(stored: unknown): FailedRecipe | null {
  const kept = Kept.safeParse(stored)
  return kept.success ? kept.data : null
}
