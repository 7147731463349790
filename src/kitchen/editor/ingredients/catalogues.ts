import type { UnitNames } from '@/src/domain/amounts/quantity'

/** A unit to choose from. */
export type UnitEntry = UnitNames & { id: string }

/** An ingredient to choose from. */
export type IngredientEntry = {
  id: string
  slug: string
  title: string
  aliases: readonly string[]
}

/** The catalogues of `getManagedGlobals`, by id. */
export type LineCatalogues = {
  units: ReadonlyMap<string, UnitEntry>
  /** Ids of the units by the slugs in spans. */
  unitIds: ReadonlyMap<string, string>
  ingredients: ReadonlyMap<string, IngredientEntry>
}

/** Indexes the catalogues of `getManagedGlobals` for the editor; call it once. */
export const lineCatalogues = (globals: {
  units: readonly UnitEntry[]
  ingredients: readonly IngredientEntry[]
}): LineCatalogues => ({
  units: new Map(globals.units.map((unit) => [unit.id, unit])),
  unitIds: new Map(globals.units.map(({ id, slug }) => [slug, id])),
  ingredients: new Map(globals.ingredients.map((entry) => [entry.id, entry])),
})
