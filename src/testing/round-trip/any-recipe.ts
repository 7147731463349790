import fc from 'fast-check'
import { DIFFICULTY_LEVELS, PRIVACY_SETTINGS } from '@/src/contract/recipe/recipe'
import { seoTexts } from './any-part'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import {
  anyAddress,
  anyAmount,
  anyDocument,
  anyWideDocument,
  anyMoment,
  anySlug,
  anyTitle,
  anyText,
} from './any-text'

/** Entities that recipes can be written with, by id. */
export type Pantry = {
  units: readonly string[]
  ingredients: readonly string[]
  equipment: readonly string[]
  pictures: readonly string[]
  videos: readonly string[]
  people: readonly string[]
  terms: Readonly<Record<TermKind, readonly string[]>>
}

/** A recipe in its write form, and its source. */
export type AnyRecipe = {
  write: RecipeWriteInput
  source: { sourceKey: string; sourceUrl: string | null } | null
}

const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { freq: 2 })
const someOf = (ids: readonly string[]) =>
  fc.subarray([...ids], { maxLength: Math.min(3, ids.length) })
const oneOf = (ids: readonly string[]): fc.Arbitrary<string | null> =>
  ids.length === 0 ? fc.constant(null) : orNull(fc.constantFrom(...ids))
const words = orNull(anyText)
const shortTitle = orNull(anyTitle)

const crop = fc.record({
  width: fc.integer({ min: 1, max: 500 }),
  height: fc.integer({ min: 1, max: 500 }),
  x: fc.nat(500),
  y: fc.nat(500),
})

/** The keys of a stored post are those of its original program. */
const storedPost = fc.oneof(
  fc.record({ content: anyText.map((text) => `<p>${text}</p>`) }),
  fc.record({ content: fc.constant('<p onclick="x()">As it was</p>'), plugin: fc.jsonValue() }),
  fc.record({ plugin: fc.jsonValue() }),
)

/** Generates any recipe that the contract allows, from the ids in the pantry. */
export function anyRecipe(pantry: Pantry): fc.Arbitrary<AnyRecipe> {
  return fc
    .array(fc.array(fc.uuid(), { maxLength: 3 }), { maxLength: 3 })
    .filter((groups) => new Set(groups.flat()).size === groups.flat().length)
    .chain((usageIds) =>
      fc.record({
        write: fc
          .tuple(head(pantry), anyYield, lists(pantry, usageIds), filedUnder(pantry))
          .map(([own, yields, rows, terms]): RecipeWriteInput => ({
            ...own,
            ...yields,
            ...rows,
            ...terms,
          })),
        source: orNull(fc.record({ sourceKey: anyTitle, sourceUrl: orNull(anyAddress) })),
      }),
    )
}

const head = ({ units, pictures, videos }: Pantry) =>
  fc.record({
    videoId: oneOf(videos),
    title: anyTitle,
    slug: anySlug,
    description: words,
    images: fc.array(
      fc.record({
        id: fc.constantFrom(...pictures),
        crop: orNull(crop),
        shareCrop: orNull(crop),
      }),
      { maxLength: 3 },
    ),
    youtubeVideoId: orNull(fc.stringMatching(/^[\w-]{11}$/)),
    storyExcerpt: words,
    storyMore: orNull(anyWideDocument({ usages: [], units, images: pictures })),
    legacyRecipeData: fc.option(storedPost, { freq: 1 }),
    privacySetting: fc.constantFrom(...PRIVACY_SETTINGS),
    publishedAt: orNull(anyMoment),
    prepTimeMinutes: orNull(anyAmount),
    cookTimeMinutes: orNull(anyAmount),
    customTimeMinutes: orNull(anyAmount),
    customTimeLabel: words,
    servingDescription: words,
    difficultyLevel: orNull(fc.constantFrom(...DIFFICULTY_LEVELS)),
    keywords: fc.array(anyTitle, { maxLength: 3 }),
    seo: orNull(fc.record({ ...seoTexts, socialImageId: oneOf(pictures) })),
  })

/** A number of servings, a range or none. */
const anyYield = fc.tuple(orNull(anyAmount), orNull(anyAmount)).map(([yieldServings, upper]) => ({
  yieldServings,
  yieldMax: yieldServings !== null && upper !== null && upper > yieldServings ? upper : null,
}))

function lists(pantry: Pantry, usageIds: readonly (readonly string[])[]) {
  const text = orNull(anyDocument({ usages: usageIds.flat(), units: pantry.units }))
  const usage = (id: string) =>
    fc.record({
      id: fc.constant(id),
      quantityMin: orNull(anyAmount),
      quantityMax: orNull(anyAmount),
      unitId: oneOf(pantry.units),
      ingredientId: oneOf(pantry.ingredients),
      ingredientTitleOverride: words,
      preparation: text,
      note: words,
      link: orNull(anyAddress),
      originalText: words,
    })
  const group = { title: shortTitle, note: words }
  const step = fc.record({
    content: text,
    timerMinutes: orNull(anyAmount),
    furtherTimers: orNull(
      fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 600 }), label: shortTitle }), {
        maxLength: 2,
      }),
    ),
    note: words,
    imageIds: someOf(pantry.pictures),
    videoId: oneOf(pantry.videos),
  })
  return fc.record({
    note: text,
    ingredientUsageGroups: fc.tuple(
      ...usageIds.map((ids) =>
        fc.record({ ...group, ingredientUsages: fc.tuple(...ids.map(usage)) }),
      ),
    ),
    instructionGroups: fc.array(
      fc.record({ ...group, instructions: fc.array(step, { maxLength: 3 }) }),
      { maxLength: 2 },
    ),
    equipmentUsages: fc.array(
      fc.record({
        equipmentId: fc.constantFrom(...pantry.equipment),
        link: orNull(anyAddress),
        note: words,
        imageOverrideId: oneOf(pantry.pictures),
        equipmentTitleOverride: words,
      }),
      { maxLength: 2 },
    ),
  })
}

const filedUnder = ({ terms, people }: Pantry) =>
  fc.record({
    mealIds: someOf(terms.meal),
    foodCategoryIds: someOf(terms.category),
    cuisineIds: someOf(terms.cuisine),
    methodIds: someOf(terms.method),
    dietIds: someOf(terms.diet),
    tagIds: someOf(terms.tag),
    contributorIds: someOf(people),
  })
