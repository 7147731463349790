import { ingredients, units } from '@/src/catalogues/catalogues'

/** A UUID that counts, so that tests can name it. */
export const uuid = (kind: number, at: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(at).padStart(12, '0')}`

/** The catalogues of the product, as `getManagedGlobals` gives them. */
export const globals = {
  units: units.map((unit, at) => ({ ...unit, id: uuid(1, at) })),
  ingredients: ingredients.map((entry, at) => ({ ...entry, id: uuid(2, at) })),
}
