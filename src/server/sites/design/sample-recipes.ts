import { sampleKey } from '@/media/storage/sample-pictures'
import { emptyFields } from '@/src/contract/plain-fields'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { CARD_FIELDS } from '@/src/contract/recipe/recipe-fields'

type Sample = Pick<
  RecipeCard,
  'title' | 'description' | 'prepTimeMinutes' | 'cookTimeMinutes' | 'ingredientUsageCount'
> & { picture: readonly [site: string, name: string] }

const SAMPLES: readonly Sample[] = [
  {
    title: 'Country Sourdough',
    description: 'Two round loaves with a dark crust and a little rye.',
    prepTimeMinutes: 60,
    cookTimeMinutes: 90,
    ingredientUsageCount: 6,
    picture: ['ferment', 'country-sourdough'],
  },
  {
    title: 'Coconut Dal',
    description: 'Red lentils cooked soft with turmeric and coconut milk.',
    prepTimeMinutes: 15,
    cookTimeMinutes: 35,
    ingredientUsageCount: 17,
    picture: ['jerumai', 'coconut-dal'],
  },
  {
    title: 'Apple Crumble',
    description: 'Unpeeled apples under a thick, knobbly oat topping.',
    prepTimeMinutes: 20,
    cookTimeMinutes: 45,
    ingredientUsageCount: 9,
    picture: ['somethingfromnothing', 'apple-crumble'],
  },
  {
    title: 'Kimchi Fried Rice',
    description: 'Yesterday’s rice, kimchi and an egg. Twenty-five minutes, one pan.',
    prepTimeMinutes: 10,
    cookTimeMinutes: 15,
    ingredientUsageCount: 10,
    picture: ['ferment', 'kimchi-fried-rice'],
  },
  {
    title: 'One-Pan Chickpea Pasta',
    description: 'Small pasta boiled in the same pan as the chickpeas.',
    prepTimeMinutes: 3,
    cookTimeMinutes: 12,
    ingredientUsageCount: 8,
    picture: ['somethingfromnothing', 'one-pan-chickpea-pasta'],
  },
  {
    title: 'Pandan Coconut Cake',
    description: 'A tall, pale green chiffon cake with a dark syrup of palm sugar.',
    prepTimeMinutes: 40,
    cookTimeMinutes: 50,
    ingredientUsageCount: 12,
    picture: ['jerumai', 'pandan-coconut-cake'],
  },
  {
    title: 'Red Lentil Soup with Mint Butter',
    description: 'Lentils, cumin and lemon, with sizzling butter poured over at the table.',
    prepTimeMinutes: 10,
    cookTimeMinutes: 35,
    ingredientUsageCount: 14,
    picture: ['somethingfromnothing', 'red-lentil-soup'],
  },
  {
    title: 'Mango Lassi',
    description: 'Ripe mango, sour yoghurt, green cardamom and a pinch of salt.',
    prepTimeMinutes: 10,
    cookTimeMinutes: null,
    ingredientUsageCount: 6,
    picture: ['jerumai', 'mango-lassi'],
  },
]

/**
 * Returns sample recipes for templates of a site without recipes, with pictures of the demo sites.
 * @see docs/product/kitchen.md#first-run
 */
export const sampleRecipes = (): RecipeCard[] =>
  SAMPLES.map(({ picture: [site, name], ...shown }, index) => {
    const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`
    return {
      ...emptyFields<RecipeCard, keyof typeof CARD_FIELDS>(CARD_FIELDS),
      ...shown,
      id,
      slug: name,
      image: {
        id,
        key: sampleKey(site, name),
        width: 1600,
        height: 1200,
        lqip: null,
        alt: null,
        crop: null,
      },
      privacySetting: 'public',
      publishedAt: '2026-01-01T08:00:00.000Z',
      rating: null,
      meals: [],
      categories: [],
    }
  })
