import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { storedRecipe } from './stored'
import { recipeWriteOf } from '../write-of'
import { NO_CATALOGUE } from '@/src/testing/setups/no-catalogue'
import { resolveImportedLines } from '../lines/resolve-lines'
import type { ResolvedRecipe } from '../lines/resolve-lines'

const id = (): string => randomUUID()
const write = (input: Partial<RecipeWriteInput>): ResolvedRecipe =>
  resolveImportedLines(RecipeWrite.parse({ title: 'Soup', slug: 'soup', ...input }), NO_CATALOGUE)
const measured = (unitId: string) => [
  { type: 'paragraph' as const, children: [{ type: 'measurement' as const, quantity: 1, unitId }] },
]

describe('a recipe as Payload stores it', () => {
  const full = write({
    description: 'Warm.',
    privacySetting: 'subscribers_only',
    publishedAt: '2026-01-02T03:04:05.000Z',
    prepTimeMinutes: 5,
    cookTimeMinutes: 30,
    customTimeMinutes: 7,
    customTimeLabel: 'Rest',
    yieldServings: 4,
    yieldMax: 6,
    servingDescription: 'bowls',
    difficultyLevel: 'easy',
    language: 'de',
    youtubeVideoId: 'dQw4w9WgXcQ',
    storyExcerpt: 'Once',
    storyMore: [{ type: 'paragraph', children: [{ text: 'upon a time', bold: true }] }],
    note: measured(id()),
    legacyRecipeData: { content: '<p>Long ago.</p>' },
    images: [
      { id: id(), crop: { width: 10, height: 20, x: 1, y: 2 }, shareCrop: null },
      { id: id(), crop: null, shareCrop: { width: 30, height: 40, x: 3, y: 4 } },
    ],
    videoId: id(),
    seo: {
      title: 'Best soup',
      description: 'Warm.',
      socialTitle: null,
      socialDescription: 'Look.',
      socialImageId: id(),
    },
    keywords: ['warm', 'green'],
    tagIds: [id()],
    methodIds: [id()],
    foodCategoryIds: [id()],
    mealIds: [id()],
    cuisineIds: [id()],
    dietIds: [id()],
    contributorIds: [id()],
    ingredientUsageGroups: [
      {
        id: id(),
        title: 'Broth',
        note: 'first',
        ingredientUsages: [
          {
            id: id(),
            quantityMin: 0,
            quantityMax: 2,
            unitId: id(),
            ingredientId: id(),
            ingredientTitleOverride: 'stock',
            preparation: measured(id()),
            note: 'hot',
            link: 'https://example.com/',
            originalText: '0–2 l stock',
          },
        ],
      },
    ],
    instructionGroups: [
      {
        id: id(),
        title: 'Cook',
        note: 'slowly',
        instructions: [
          {
            id: id(),
            content: measured(id()),
            timerMinutes: 0,
            furtherTimers: [{ minutes: 30, label: '30 to 35 minutes' }],
            note: 'stir',
            imageIds: [id(), id()],
            videoId: id(),
          },
        ],
      },
    ],
    equipmentUsages: [
      {
        id: id(),
        equipmentId: id(),
        equipmentTitleOverride: 'big pot',
        note: 'large',
        link: 'https://example.com/pot',
        imageOverrideId: id(),
      },
    ],
  })

  it('comes back as it was written', () => {
    expect(recipeWriteOf(storedRecipe(full))).toEqual(full)
  })

  it('comes back the same when its relations are populated', () => {
    const stored = storedRecipe(full)
    const document = (each: unknown) => ({ id: each, title: 'Something' })
    const populated: unknown = {
      ...stored,
      video: document(stored.video),
      tags: stored.tags?.map(document),
      contributors: stored.contributors?.map(document),
      images: stored.images?.map(({ image, ...row }) => ({ ...row, image: document(image) })),
    }
    // Only the ids of populated documents are read.
    expect(recipeWriteOf(populated as Parameters<typeof recipeWriteOf>[0])).toEqual(full)
  })

  it('keeps the ids of rows, and gives each new row one of its own', () => {
    const rows = { ingredientUsages: [{ note: 'a' }, { note: 'b' }] }
    const { ingredientUsageGroups, equipmentUsages } = storedRecipe(
      write({ ingredientUsageGroups: [rows], equipmentUsages: [{ equipmentId: id() }] }),
    )
    const [group] = ingredientUsageGroups ?? []
    const ids = [
      group?.id,
      ...(group?.ingredientUsages ?? []).map((usage) => usage.id),
      equipmentUsages?.[0]?.id,
    ]
    expect(ids.every((each) => typeof each === 'string')).toBe(true)
    expect(new Set(ids).size).toBe(4)
  })

  it('is emptied of everything that is left out', () => {
    expect(storedRecipe(write({}))).toMatchObject({
      description: null,
      privacySetting: 'public',
      publishedAt: null,
      storyMore: null,
      images: [],
      video: null,
      legacyRecipeData: null,
      contributors: [],
      keywords: [],
      tags: [],
      meals: [],
      ingredientUsageGroups: [],
      instructionGroups: [],
      equipmentUsages: [],
    })
  })

  it('from a form has no crop where no number of one was given, and no empty texts', () => {
    const nothing = { width: null, height: null, x: null, y: null }
    const image = id()
    const form = {
      title: 'Soup',
      slug: 'soup',
      description: '',
      images: [{ image, crop: nothing }, { image }],
      ingredientUsageGroups: [{ title: '', ingredientUsages: [{ note: '', link: '' }] }],
    }
    expect(recipeWriteOf(form)).toMatchObject({
      description: null,
      images: [
        { id: image, crop: null },
        { id: image, crop: null },
      ],
      ingredientUsageGroups: [{ title: null, ingredientUsages: [{ note: null, link: null }] }],
    })
  })
})
