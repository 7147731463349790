import { composeLine } from '@/src/domain/ingredient-lines/compose-line'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { CollectionCard } from '@/src/contract/recipe/collection'
import type { Image } from '@/src/contract/media/image'
import { emptyFields } from '@/src/contract/plain-fields'
import type { IngredientUsage, Recipe, RecipeCard } from '@/src/contract/recipe/recipe'
import { CARD_FIELDS, RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import type { PublicSite } from '@/src/contract/site/site'
import { PUBLIC_SITE_FIELDS } from '@/src/contract/site/site-fields'
import { forEachPageSeo } from '@/src/domain/page-seo'

/** A UUID with a recognizable number. */
export const exampleId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A picture of 1600 by 1200. */
export const exampleImage = (key: string): Image => ({
  id: exampleId(900),
  key,
  width: 1600,
  height: 1200,
  lqip: null,
  alt: null,
  crop: null,
})

const EXAMPLE_COLORS: PublicSite['colorTheme'] = {
  colorText: '#222222',
  colorAccent: '#7b1e3f',
  colorSubdued: '#666666',
  colorOverlay: '#000000b3',
  colorBackground: '#faf7f0',
  colorPanel: '#efe9dc',
  colorEmphasis: '#3d4a36',
  colorOutline: '#d3cab8',
}

const EXAMPLE_SWITCHES = {
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  paymentsEnabled: true,
  commentsEnabled: true,
  ratingsEnabled: true,
  visitorRatingsEnabled: false,
  guestCommentsEnabled: false,
}

/** A site with every option enabled. */
export const exampleSite = (changes: Partial<PublicSite> = {}): PublicSite => ({
  ...emptyFields<PublicSite, keyof typeof PUBLIC_SITE_FIELDS>(PUBLIC_SITE_FIELDS),
  id: exampleId(1),
  slug: 'ferment',
  title: 'Ferment',
  primaryDomain: null,
  template: 'journal',
  aboutShort: 'Slow food in jars.',
  aboutHeading: null,
  about: [],
  aboutImages: [],
  owner: { displayName: 'Ilse Brandt', avatar: null },
  featuredImage: exampleImage('ferment/featured'),
  logo: null,
  logoOnDark: null,
  icon: null,
  favicon: null,
  colorTheme: EXAMPLE_COLORS,
  typeTheme: {
    displayFontFamily: 'Fraunces',
    narrativeFontFamily: 'Newsreader',
    displayFontNormalWeight: 400,
    displayFontBoldWeight: 600,
    narrativeFontNormalWeight: 400,
    narrativeFontBoldWeight: 600,
  },
  themeStyle: 'accent',
  themeAccentColor: null,
  cssOverrides: null,
  googleAnalyticsId: null,
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
  isMeasurementSystemChosen: true,
  isTemperatureSystemChosen: true,
  spellOutUnits: false,
  headerLayout: 'left',
  homeSections: [],
  headerLinks: [
    { id: 'a', label: 'Workshops', href: 'https://example.com/workshops', openInNewTab: true },
  ],
  linkPageHeading: null,
  newsletterHeading: null,
  newsletterText: null,
  links: [],
  socialMediaLinks: [{ id: 'b', platform: 'instagram', url: 'https://example.com/ferment' }],
  productLinks: [],
  events: [],
  ...forEachPageSeo(() => null),
  hideSidebarBio: false,
  ...EXAMPLE_SWITCHES,
  monthlyAmountCents: 500,
  yearlyAmountCents: 5000,
  currency: 'USD',
  trialDays: 0,
  paymentMode: 'live',
  ...changes,
})

/** A recipe card; `number` distinguishes it from others. */
export const exampleCard = (number: number, changes: Partial<RecipeCard> = {}): RecipeCard => ({
  ...emptyFields<RecipeCard, keyof typeof CARD_FIELDS>(CARD_FIELDS),
  id: exampleId(100 + number),
  slug: `recipe-${number}`,
  title: `Recipe ${number}`,
  description: `What recipe ${number} is.`,
  image: exampleImage(`ferment/recipe-${number}`),
  privacySetting: 'public',
  publishedAt: '2025-03-01T08:00:00.000Z',
  prepTimeMinutes: 15,
  cookTimeMinutes: 25,
  ingredientUsageCount: 12,
  rating: null,
  meals: [],
  categories: [],
  ...changes,
})

/** A collection of three recipes; `number` distinguishes it from others. */
export const exampleCollection = (
  number: number,
  changes: Partial<CollectionCard> = {},
): CollectionCard => ({
  id: exampleId(800 + number),
  slug: `collection-${number}`,
  title: `Collection ${number}`,
  description: null,
  image: exampleImage(`ferment/collection-${number}`),
  recipeCount: 3,
  ...changes,
})

const EXAMPLE_LINE: Omit<IngredientUsage, 'text' | 'spans' | 'originalText'> = {
  id: exampleId(200),
  quantityMin: 1.5,
  quantityMax: null,
  unit: {
    id: exampleId(300),
    slug: 'cup',
    title: 'cup',
    pluralTitle: 'cups',
    abbreviation: null,
  },
  ingredient: {
    id: exampleId(400),
    slug: 'rye-flour',
    title: 'rye flour',
    gramsPerLiter: null,
    defaultMetricMeasurementMethod: 'weight',
    defaultImperialMeasurementMethod: 'volume',
  },
  ingredientTitleOverride: null,
  preparation: [{ type: 'paragraph', children: [{ text: 'sifted' }] }],
  note: 'organic',
  link: null,
}

/** An ingredient line, one and a half cups of rye flour; its text is composed of its parts. */
export function exampleUsage(changes: Partial<IngredientUsage> = {}): IngredientUsage {
  const usage = { ...EXAMPLE_LINE, ...changes }
  const { text, spans } = composeLine({
    ...usage,
    ingredientTitle: usage.ingredient?.title ?? null,
    preparation: plainText(usage.preparation),
  })
  return { text, spans: [...spans], originalText: text, ...usage }
}

/** A whole recipe with one ingredient line that its one step refers to. */
export function exampleRecipe(changes: Partial<Recipe> = {}): Recipe {
  const { image, ...card } = exampleCard(1, { slug: 'rye-loaf', title: 'Rye loaf' })
  return {
    ...emptyFields<Recipe, keyof typeof RECIPE_FIELDS>(RECIPE_FIELDS),
    ...card,
    importedRating: null,
    isLocked: false,
    updatedAt: '2025-03-02T08:00:00.000Z',
    images: image ? [{ ...image, shareCrop: null }] : [],
    video: null,
    storyExcerpt: 'How it began.',
    storyImages: [],
    storyMore: [{ type: 'paragraph', children: [{ text: 'How it went on.' }] }],
    note: [{ type: 'paragraph', children: [{ text: 'Keeps for a week.' }] }],
    yieldServings: 2,
    servingDescription: 'loaves',
    difficultyLevel: 'easy',
    keywords: ['rye'],
    instructionCount: 1,
    ingredientUsageGroups: [
      { id: exampleId(500), title: null, note: null, ingredientUsages: [exampleUsage()] },
    ],
    instructionGroups: [exampleInstructions()],
    equipmentUsages: [],
    cuisines: [],
    methods: [],
    diets: [],
    tags: [],
    collections: [],
    seo: null,
    legacyRecipeData: null,
    ...changes,
  }
}

const exampleInstructions = (): Recipe['instructionGroups'][number] => ({
  id: exampleId(600),
  title: null,
  note: null,
  instructions: [
    {
      id: exampleId(700),
      content: [
        {
          type: 'paragraph',
          children: [
            { text: 'Knead the ' },
            { type: 'ingredient-usage-reference', ingredientUsageId: exampleId(200) },
            { text: ' with ' },
            { type: 'measurement', quantity: 0.5, unitId: exampleId(300) },
            { text: ' of water.' },
          ],
        },
      ],
      timerMinutes: 25,
      furtherTimers: null,
      timers: [{ minutes: 25, label: '25 min' }],
      note: null,
      video: null,
      images: [],
    },
  ],
})
