/** The preferred measure of an ingredient: by weight or by volume. */
export type MeasurementMethod = 'weight' | 'volume'

/** A unit of the catalogue. Amounts convert through `milliliters` (volumes) or `grams` (weights). */
export type CatalogueUnit = {
  /** Kebab-case name, unique, never changed once released: `fluid-ounce`. */
  slug: string
  /** Singular, as a cook writes it: `tablespoon`. */
  title: string
  /** Used for quantities above 1: `tablespoons`. */
  pluralTitle: string
  /** The short form, without a full stop: `tbsp`. Null where cooks use none (`clove`). */
  abbreviation: string | null
  system: 'metric' | 'imperial' | 'any'
  kind: 'volume' | 'weight' | 'length' | 'count' | 'package' | 'imprecise'
  /** Volume of one unit in millilitres; only for `kind: 'volume'` and measured imprecise ones (a dash). */
  milliliters?: number
  /** Weight of one unit in grams; only for `kind: 'weight'`. */
  grams?: number
  /** Other writings a parser meets, lower case, singular and plural: `tbs`, `tblsp`, `tbsps`. */
  aliases: readonly string[]
}

/** An ingredient of the catalogue. */
export type CatalogueIngredient = {
  /** Kebab-case singular name, unique, never changed once released: `all-purpose-flour`. */
  slug: string
  /** The title in an ingredient list, lower case unless a proper name: `all-purpose flour`. */
  title: string
  /** Grams in one litre as a cook fills it (a cup of flour, of chopped onion). Null where a volume makes no sense. */
  gramsPerLiter: number | null
  /** The measure of metric cooks. */
  defaultMetricMeasurementMethod: MeasurementMethod
  /** The measure of US cooks. */
  defaultImperialMeasurementMethod: MeasurementMethod
  /** Other names, lower case: `plain flour`, `ap flour`. */
  aliases: readonly string[]
  /** Key into the catalogue's list of sources: where `gramsPerLiter` comes from. */
  source: string
}

/** A piece of kitchen equipment. */
export type CatalogueEquipment = { slug: string; title: string; aliases: readonly string[] }

/** The six kinds of taxonomy terms a recipe carries. */
export type TermKind = 'meal' | 'category' | 'cuisine' | 'method' | 'diet' | 'tag'

/** A taxonomy term every site can use. */
export type CatalogueTerm = {
  slug: string
  title: string
  /** Other names an import maps to this term, lower case. */
  aliases: readonly string[]
}
