import { z } from 'zod'
import equipmentData from './data/equipment.json' with { type: 'json' }
import ingredientData from './data/ingredients.json' with { type: 'json' }
import termData from './data/terms.json' with { type: 'json' }
import unitData from './data/units.json' with { type: 'json' }

/*
 * The rows that a new installation starts with. They are data: `data/*.json`, one line an entry, with other
 * names separated by commas. A slug is derived from the title and never changes once it is released, so
 * neither does a title: a better name is added to the others.
 */

/** A name of a catalogue entry: its title and, separated by commas, its other names in lower case. */
const NameRow = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])])
type NameRow = z.infer<typeof NameRow>

/** An entry of a catalogue with all of its names. */
export type CatalogueEntry = { slug: string; title: string; aliases: readonly string[] }

const MEASURE_MILLILITERS = {
  liter: 1000,
  cup: 236.588,
  tablespoon: 14.787,
  teaspoon: 4.929,
} as const

/** Sources of the densities of ingredients. */
export const DENSITY_SOURCES = {
  'usda-fdc':
    'USDA FoodData Central: household measure of the food, converted from a cup of 236.588 ml, a tablespoon of 14.787 ml or a teaspoon of 4.929 ml',
  'fao-infoods': 'FAO/INFOODS Density Database 2.0, rounded',
  'king-arthur':
    'King Arthur Baking ingredient weight chart, converted from a cup of 236.588 ml or its parts',
  label: 'Serving size in grams and spoons or cups on typical package labels',
  physical: 'Physical constant at kitchen temperature',
  similar:
    'Density of a food of the same kind, cut and moisture in this catalogue, as no household measure is published',
  counted: 'No density: sold by the piece or the weight, and a volume of it makes no sense',
} as const

/** A table of ingredients that share their measure and the source of their densities. */
const IngredientTable = z.strictObject({
  title: z.string(),
  /** The measure of metric cooks, then that of US cooks where they differ. */
  by: z.enum(['weight', 'volume', 'weight-or-cup']),
  /** The measure that the grams of a row fill. */
  per: z.enum(['liter', 'cup', 'tablespoon', 'teaspoon']),
  source: z.enum(Object.keys(DENSITY_SOURCES)),
  /** Title, grams (null where a volume makes no sense), other names. */
  rows: z.array(
    z.union([
      z.tuple([z.string(), z.number().positive().nullable()]),
      z.tuple([z.string(), z.number().positive().nullable(), z.string()]),
    ]),
  ),
})

/** An ingredient of the catalogue. */
export type CatalogueIngredient = CatalogueEntry & {
  /** Grams in one liter as a cook fills it (flour, chopped onion). Null where a volume makes no sense. */
  gramsPerLiter: number | null
  defaultMetricMeasurementMethod: 'weight' | 'volume'
  defaultImperialMeasurementMethod: 'weight' | 'volume'
  /** A key of `DENSITY_SOURCES`. */
  source: string
}

/** Every ingredient of the catalogue. Titles and other names are unique over the whole list. */
export const ingredients: readonly CatalogueIngredient[] = z
  .array(IngredientTable)
  .parse(ingredientData)
  .flatMap(({ by, per, source, rows }) =>
    rows.map(([title, grams, aliases]) => ({
      ...entryOf(title, aliases),
      gramsPerLiter: grams === null ? null : Math.round((grams / MEASURE_MILLILITERS[per]) * 1000),
      defaultMetricMeasurementMethod: by === 'volume' ? 'volume' : 'weight',
      defaultImperialMeasurementMethod: by === 'weight' ? 'weight' : 'volume',
      source: grams === null ? 'counted' : source,
    })),
  )

/** Every piece of equipment of the catalogue. */
export const equipment: readonly CatalogueEntry[] = z
  .array(z.strictObject({ title: z.string(), rows: z.array(NameRow) }))
  .parse(equipmentData)
  .flatMap(({ rows }) => entriesOf(rows))

/**
 * The taxonomy terms of every kind; slugs and names are unique within a kind. Aliases are spellings that
 * pages and programs use in `recipeCategory`, `recipeCuisine` and the like, and for diets schema.org's
 * `RestrictedDiet` (`vegandiet`).
 */
export const terms = z
  .strictObject({
    meal: z.array(NameRow).transform(entriesOf),
    category: z.array(NameRow).transform(entriesOf),
    cuisine: z.array(NameRow).transform(entriesOf),
    method: z.array(NameRow).transform(entriesOf),
    diet: z.array(NameRow).transform(entriesOf),
    tag: z.array(NameRow).transform(entriesOf),
  })
  .parse(termData)

const Unit = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    /** Used for quantities above 1: `tablespoons`. */
    pluralTitle: z.string(),
    /** The short form, without a full stop: `tbsp`. Null where cooks use none (`clove`). */
    abbreviation: z.string().nullable(),
    /** Spoons are used in every country: `any`, so that a switch of measures leaves them. */
    system: z.enum(['metric', 'imperial', 'any']),
    kind: z.enum(['volume', 'weight', 'length', 'count', 'package', 'imprecise']),
    /**
     * Volume of one unit, also of measured imprecise ones. A dash is an eighth of a teaspoon, a pinch a
     * sixteenth, a smidgen a thirty-second, a drop a ninety-sixth: American measuring spoons.
     */
    milliliters: z.number().optional(),
    /** Weight of one unit; only for `kind: 'weight'`. */
    grams: z.number().optional(),
    /** Other spellings, singular and plural, in lower case: `T` and `t` differ only in case-sensitive entries. */
    aliases: z.string().optional(),
  })
  .transform(({ aliases, ...unit }) => ({ ...unit, aliases: namesIn(aliases) }))

/** A unit of the catalogue. Amounts convert through `milliliters` and `grams`. */
export type CatalogueUnit = z.infer<typeof Unit>

/** Every unit an amount can have. */
export const units: readonly CatalogueUnit[] = z.array(Unit).parse(unitData)

function entriesOf(rows: readonly NameRow[]): CatalogueEntry[] {
  return rows.map(([title, aliases]) => entryOf(title, aliases))
}

function entryOf(title: string, aliases: string | undefined): CatalogueEntry {
  return { slug: slugOfTitle(title), title, aliases: namesIn(aliases) }
}

/** Splits other names at commas: `plain flour, ap flour`. */
function namesIn(list: string | undefined): readonly string[] {
  return list === undefined ? [] : list.split(',').map((name) => name.trim())
}

/** The kebab-case slug of a title: `bird's eye chili` gives `birds-eye-chili`. */
export function slugOfTitle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
