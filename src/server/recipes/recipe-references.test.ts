import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { recipeReferences } from './recipe-references'

const id = (): string => randomUUID()
const write = (input: Partial<RecipeWriteInput>): RecipeWrite =>
  RecipeWrite.parse({ title: 'Soup', slug: 'soup', ...input })
/** Each reference as its place and kind; ids are told apart by where they stand. */
const placesOf = (input: Partial<RecipeWriteInput>): string[] =>
  recipeReferences(write(input)).map(({ path, kind }) => `${path}: ${kind}`)
const measured = (unitId: string) => [
  { type: 'paragraph' as const, children: [{ type: 'measurement' as const, quantity: 1, unitId }] },
]

describe('the ids a written recipe points with', () => {
  it('are those of its pictures, videos, terms and contributors, each with its place', () => {
    expect(
      placesOf({
        images: [{ id: id() }, { id: id() }],
        videoId: id(),
        tagIds: [id(), id()],
        methodIds: [id()],
        foodCategoryIds: [id()],
        mealIds: [id()],
        cuisineIds: [id()],
        dietIds: [id()],
        contributorIds: [id()],
      }),
    ).toEqual([
      'images.0.id: image',
      'images.1.id: image',
      'videoId: video',
      'mealIds.0: term-meal',
      'foodCategoryIds.0: term-category',
      'cuisineIds.0: term-cuisine',
      'methodIds.0: term-method',
      'dietIds.0: term-diet',
      'tagIds.0: term-tag',
      'tagIds.1: term-tag',
      'contributorIds.0: contributor',
    ])
  })

  it('are those of every row of every group', () => {
    expect(
      placesOf({
        ingredientUsageGroups: [
          { ingredientUsages: [] },
          { ingredientUsages: [{ note: 'none' }, { unitId: id(), ingredientId: id() }] },
        ],
        instructionGroups: [
          { instructions: [{ imageIds: [id(), id()] }, { videoId: id(), imageIds: [] }] },
        ],
        equipmentUsages: [{ equipmentId: id() }, { equipmentId: id(), imageOverrideId: id() }],
      }),
    ).toEqual([
      'ingredientUsageGroups.1.ingredientUsages.1.unitId: unit',
      'ingredientUsageGroups.1.ingredientUsages.1.ingredientId: ingredient',
      'instructionGroups.0.instructions.0.imageIds.0: image',
      'instructionGroups.0.instructions.0.imageIds.1: image',
      'instructionGroups.0.instructions.1.videoId: video',
      'equipmentUsages.0.equipmentId: equipment',
      'equipmentUsages.1.equipmentId: equipment',
      'equipmentUsages.1.imageOverrideId: image',
    ])
  })

  it('are those of amounts in its texts, however deep in a list', () => {
    const item = (children: unknown[]) => ({ type: 'list-item', children })
    const list = (children: unknown[]) => ({ type: 'bulleted-list', children })
    const inner = { type: 'measurement', quantity: 2, unitId: id() }
    const nested = [list([item([{ text: 'a' }, list([item([inner])])])])]
    expect(
      placesOf({
        storyMore: RecipeWrite.shape.storyMore.parse(nested) ?? null,
        note: measured(id()),
        ingredientUsageGroups: [{ ingredientUsages: [{ preparation: measured(id()) }] }],
        instructionGroups: [{ instructions: [{ content: measured(id()) }] }],
      }),
    ).toEqual([
      'storyMore.0.children.0.children.1.children.0.children.0.unitId: unit',
      'note.0.children.0.unitId: unit',
      'ingredientUsageGroups.0.ingredientUsages.0.preparation.0.children.0.unitId: unit',
      'instructionGroups.0.instructions.0.content.0.children.0.unitId: unit',
    ])
  })

  it('are none where nothing is pointed at', () => {
    expect(recipeReferences(write({}))).toEqual([])
    expect(placesOf({ videoId: null, tagIds: [], images: [] })).toEqual([])
  })
})
