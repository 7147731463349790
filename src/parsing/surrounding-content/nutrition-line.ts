import type { ParsedNutrition } from '../web-page/types'

type Language = 'en' | 'de' | 'fr' | 'es' | 'it'

/** Names of nutrients in sources (without "Content" and marks), with their names in a note. */
const NUTRIENTS: readonly {
  written: RegExp
  named: Readonly<Record<Language, string>>
}[] = [
  {
    written: /^(?:servingsize|serving|portionsize)$/,
    named: { en: 'serving', de: 'Portion', fr: 'portion', es: 'porción', it: 'porzione' },
  },
  {
    written: /^(?:calories|calorie|kcal|energy|cal)$/,
    named: { en: 'calories', de: 'Kalorien', fr: 'calories', es: 'calorías', it: 'calorie' },
  },
  {
    written: /^(?:fat|fats|totalfat)$/,
    named: { en: 'fat', de: 'Fett', fr: 'lipides', es: 'grasas', it: 'grassi' },
  },
  {
    written: /^(?:saturatedfat|satfat|saturated)$/,
    named: {
      en: 'saturated fat',
      de: 'gesättigte Fettsäuren',
      fr: 'graisses saturées',
      es: 'grasas saturadas',
      it: 'grassi saturi',
    },
  },
  {
    written: /^(?:unsaturatedfat|unsaturated)$/,
    named: {
      en: 'unsaturated fat',
      de: 'ungesättigte Fettsäuren',
      fr: 'graisses insaturées',
      es: 'grasas insaturadas',
      it: 'grassi insaturi',
    },
  },
  {
    written: /^transfat$/,
    named: {
      en: 'trans fat',
      de: 'Transfettsäuren',
      fr: 'graisses trans',
      es: 'grasas trans',
      it: 'grassi trans',
    },
  },
  {
    written: /^(?:carbohydrates?|carbs?|totalcarbohydrates?|totalcarbs)$/,
    named: {
      en: 'carbohydrates',
      de: 'Kohlenhydrate',
      fr: 'glucides',
      es: 'carbohidratos',
      it: 'carboidrati',
    },
  },
  {
    written: /^sugars?$/,
    named: { en: 'sugar', de: 'Zucker', fr: 'sucres', es: 'azúcares', it: 'zuccheri' },
  },
  {
    written: /^(?:fib(?:er|re)|dietaryfib(?:er|re))$/,
    named: { en: 'fiber', de: 'Ballaststoffe', fr: 'fibres', es: 'fibra', it: 'fibre' },
  },
  {
    written: /^proteins?$/,
    named: { en: 'protein', de: 'Eiweiß', fr: 'protéines', es: 'proteínas', it: 'proteine' },
  },
  {
    written: /^cholesterol$/,
    named: {
      en: 'cholesterol',
      de: 'Cholesterin',
      fr: 'cholestérol',
      es: 'colesterol',
      it: 'colesterolo',
    },
  },
  {
    written: /^sodium$/,
    named: { en: 'sodium', de: 'Natrium', fr: 'sodium', es: 'sodio', it: 'sodio' },
  },
]

const TITLES: Readonly<Record<Language, string>> = {
  en: 'Nutrition',
  de: 'Nährwerte',
  fr: 'Valeurs nutritionnelles',
  es: 'Información nutricional',
  it: 'Valori nutrizionali',
}

/**
 * Formats nutrition as a readable line, in the language of the recipe if it is supported; returns
 * null for none.
 */
export function formatNutritionLine(
  { calories, values }: ParsedNutrition,
  language: string | null,
): string | null {
  const told = Object.entries(values)
  const all =
    told.length > 0 || calories === null ? told : [['calories', String(calories)] as const]
  if (all.length === 0) return null
  const words = wordsIn(language)
  const parts = all.map(([key, value]) => ({
    place: placeOf(key),
    text: `${nameOf(key, words)} ${value}`,
  }))
  parts.sort((a, b) => a.place - b.place)
  return `${TITLES[words]}: ${parts.map(({ text }) => text).join(', ')}`
}

const bare = (key: string): string =>
  key
    .replace(/content$/i, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

function placeOf(key: string): number {
  const place = NUTRIENTS.findIndex(({ written }) => written.test(bare(key)))
  return place === -1 ? NUTRIENTS.length : place
}

/** `netCarbs` and `vitamin_a` are read as they are written. */
const nameOf = (key: string, language: Language): string =>
  NUTRIENTS[placeOf(key)]?.named[language] ??
  key
    .replace(/content$/i, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim()

function wordsIn(language: string | null): Language {
  const code = language?.slice(0, 2).toLowerCase() ?? 'en'
  return code in TITLES ? (code as Language) : 'en'
}
