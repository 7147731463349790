import type { Payload } from 'payload'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { RecipeWriteInput } from '@/src/contract/recipe/recipe-write'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'

const HOUR = 3_600_000
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString()

type Dish = {
  title: string
  description?: string
  ingredients?: readonly string[]
  keywords?: string[]
  terms?: readonly string[]
  minutes?: readonly [prep: number, cook: number]
  write?: Partial<RecipeWriteInput>
}

/** Terms of the contract suite: slugs have a separate prefix, since sites share them. */
const TERMS: Readonly<Record<string, TermKind>> = {
  dinner: 'meal',
  lunch: 'meal',
  breakfast: 'meal',
  soup: 'category',
  bread: 'category',
  thai: 'cuisine',
  french: 'cuisine',
  vegan: 'diet',
  baked: 'method',
  weeknight: 'tag',
  unused: 'tag',
}

/** The recipes of the contract suite, the newest first. */
const DISHES: readonly Dish[] = [
  {
    title: 'Chickpea stew',
    description: 'A pot for cold evenings.',
    ingredients: ['chickpeas', 'spinach', 'olive oil'],
    terms: ['dinner', 'vegan', 'weeknight'],
    minutes: [10, 30],
  },
  {
    title: 'Broccoli gratin',
    ingredients: ['broccoli', 'Béchamel sauce', 'gruyère'],
    terms: ['dinner', 'french', 'baked'],
    minutes: [15, 40],
  },
  {
    title: 'Béchamel',
    description: 'White sauce for everything.',
    ingredients: ['butter', 'flour', 'milk'],
    terms: ['french'],
    minutes: [5, 10],
  },
  {
    title: 'Green curry',
    description: 'Hot and sweet; eat it with rice.',
    ingredients: ['coconut milk', 'green chili', 'tofu', 'coriander leaves'],
    keywords: ['50% heat', 'takeaway at home'],
    terms: ['dinner', 'lunch', 'thai', 'vegan', 'weeknight'],
    minutes: [10, 15],
  },
  {
    title: 'Lentil soup with spinach',
    ingredients: ['red lentils', 'spinach', 'cumin'],
    terms: ['lunch', 'soup', 'vegan'],
    minutes: [5, 25],
  },
  {
    title: 'Rye bread',
    description: 'Keeps for a week.',
    ingredients: ['rye flour', 'water', 'caraway seeds'],
    terms: ['breakfast', 'bread', 'baked'],
    minutes: [30, 60],
  },
  {
    title: "Chef's salad",
    ingredients: ['lettuce', 'hard-boiled eggs', 'ham'],
    terms: ['lunch'],
  },
  {
    title: 'Pommes Anna',
    description: 'Potatoes, butter, patience. Nothing with broccoli.',
    ingredients: ['potatoes', 'butter'],
    terms: ['dinner', 'french', 'baked'],
    minutes: [20, 60],
  },
  { title: 'שקשוקה', ingredients: ['eggs', 'tomatoes'], terms: ['breakfast'], minutes: [5, 15] },
  { title: 'Борщ', ingredients: ['beetroot', 'cabbage'], terms: ['dinner', 'soup'] },
  { title: '🍅 Tomato soup', ingredients: ['tomatoes', 'basil'], terms: ['lunch', 'soup'] },
  {
    title: 'Saffron risotto',
    description: 'Gold on a plate.',
    ingredients: ['arborio rice', 'saffron', 'parmesan', 'white wine', 'marrowbone'],
    terms: ['dinner'],
    minutes: [10, 30],
    write: {
      privacySetting: 'subscribers_only',
      storyExcerpt: 'Grandmother hid vanillapods in the pantry.',
      instructionGroups: [
        {
          instructions: [
            { content: [{ type: 'paragraph', children: [{ text: 'Toast the zirconium rice.' }] }] },
          ],
        },
      ],
    },
  },
]

/** The data of the contract suite: two sites with recipes and their terms. */
export type SearchKitchen = {
  payload: Payload
  siteId: string
  otherSiteId: string
  /** Finds the slug of a term by its short name. */
  slug: (term: string) => string
  /** Ids of recipes by title, drafts and the other site's included. */
  ids: Map<string, string>
}

/** Writes the recipes of the contract suite. */
export async function makeSearchKitchen(payload: Payload): Promise<SearchKitchen> {
  const [site, other] = [await makeSite(payload), await makeSite(payload)]
  await payload.update({
    collection: 'sites',
    id: site.id,
    data: { searchSynonyms: 'stew, hotpot\nrye bread, roggenbrot' },
  })
  const prefix = unique('t')
  const slug = (term: string): string => `${prefix}-${term}`
  const termIds = new Map<string, string>()
  for (const [name, kind] of Object.entries(TERMS)) {
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
    const data = { kind, title, slug: slug(name) }
    termIds.set(name, (await payload.create({ collection: 'terms', data })).id)
  }
  const ids = new Map<string, string>()
  const put = async (siteId: string, dish: Dish, publishedAt: string | null): Promise<void> => {
    const write = { ...written(dish, termIds), publishedAt }
    ids.set(dish.title, (await makeRecipe(payload, siteId, write)).id)
  }
  for (const [place, dish] of DISHES.entries()) await put(site.id, dish, ago(place + 1))
  await put(site.id, { title: 'Chickpea draft', terms: ['dinner'] }, null)
  await put(site.id, { title: 'Chickpea tomorrow', terms: ['dinner'] }, ago(-24))
  await put(other.id, { title: 'Chickpea of others', terms: ['dinner', 'thai'] }, ago(1))
  await put(other.id, { title: 'Xylophone cake', terms: ['baked'] }, ago(2))
  return { payload, siteId: site.id, otherSiteId: other.id, slug, ids }
}

function written(dish: Dish, termIds: ReadonlyMap<string, string>): Partial<RecipeWriteInput> {
  const of = (kind: TermKind): string[] =>
    (dish.terms ?? [])
      .filter((name) => TERMS[name] === kind)
      .flatMap((name) => termIds.get(name) ?? [])
  const [prepTimeMinutes, cookTimeMinutes] = dish.minutes ?? []
  return {
    title: dish.title,
    ...(dish.description === undefined ? {} : { description: dish.description }),
    keywords: dish.keywords ?? [],
    ...(prepTimeMinutes === undefined ? {} : { prepTimeMinutes }),
    ...(cookTimeMinutes === undefined ? {} : { cookTimeMinutes }),
    mealIds: of('meal'),
    foodCategoryIds: of('category'),
    cuisineIds: of('cuisine'),
    dietIds: of('diet'),
    methodIds: of('method'),
    tagIds: of('tag'),
    ingredientUsageGroups: [
      {
        ingredientUsages: (dish.ingredients ?? []).map((name) => ({
          ingredientTitleOverride: name,
        })),
      },
    ],
    ...dish.write,
  }
}
