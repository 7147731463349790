import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/src/api/call'
import { emptyFields } from '@/src/contract/plain-fields'
import type { ManagedRecipeRow, RecipeCard } from '@/src/contract/recipe/recipe'
import { CARD_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { queryClient } from '../state/query-client'
import { recipePage } from '../state/recipe-pages'
import { START, viewFilter } from './list/list-view'
import { setPublication } from './publishing'

vi.mock('@/src/api/call', () => ({ call: vi.fn() }))
const calls = vi.mocked(call)

const PAGE = recipePage('ferment', viewFilter(START), 0)
const DATE = '2026-03-01T08:00:00.000Z'
const draft: ManagedRecipeRow = {
  ...emptyFields<RecipeCard, keyof typeof CARD_FIELDS>(CARD_FIELDS),
  id: '5d0f2c5e-6a6e-4b07-9f55-0f6a2f8f4f0e',
  slug: 'plum-jam',
  title: 'Plum Jam',
  image: null,
  ingredientUsageCount: 2,
  rating: null,
  meals: [],
  categories: [],
  updatedAt: DATE,
  isLegacy: false,
  changesAt: null,
  changesFailure: null,
  deletedAt: null,
}

const shownDate = () => queryClient.getQueryData(PAGE.queryKey)?.recipes[0]?.publishedAt

describe('publishing from the list', () => {
  beforeEach(async () => {
    calls.mockReset()
    calls.mockResolvedValue({ recipes: [draft], total: 1 })
    queryClient.clear()
    await queryClient.query(PAGE)
  })

  it('shows at once, and then what the server made of it', async () => {
    let answer: (row: { recipe: ManagedRecipeRow }) => void = () => undefined
    calls.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const publishing = setPublication('ferment', draft, { publishedAt: DATE })
    await vi.waitFor(() => expect(shownDate()).toBe(DATE))
    answer({ recipe: { ...draft, publishedAt: '2026-03-01T08:00:01.000Z' } })
    expect(await publishing).toBe(true)
    expect(shownDate()).toBe('2026-03-01T08:00:01.000Z')
    expect(calls).toHaveBeenCalledWith('publishRecipe', {
      params: { site: 'ferment', id: draft.id },
      body: { publishedAt: DATE },
    })
  })

  it('makes a draft of a recipe without a date', async () => {
    calls.mockResolvedValueOnce({ recipe: draft })
    await setPublication('ferment', { ...draft, publishedAt: DATE }, { publishedAt: null })
    expect(calls).toHaveBeenCalledWith('unpublishRecipe', {
      params: { site: 'ferment', id: draft.id },
    })
    expect(shownDate()).toBeNull()
  })

  it('shows the recipe as it was when the server refuses', async () => {
    calls.mockRejectedValueOnce(new Error('no'))
    await expect(setPublication('ferment', draft, { publishedAt: DATE })).rejects.toThrow('no')
    expect(shownDate()).toBeNull()
  })

  it('changes a recipe once at a time', async () => {
    calls.mockResolvedValue({ recipe: { ...draft, publishedAt: DATE } })
    const first = setPublication('ferment', draft, { publishedAt: DATE })
    expect(await setPublication('ferment', draft, { publishedAt: null })).toBe(false)
    expect(await first).toBe(true)
    expect(shownDate()).toBe(DATE)
  })
})
