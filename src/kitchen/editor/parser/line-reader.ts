import type { ReadUsage } from '@/src/parsing/ingredient-line/usage-reader'
import type { IngredientEntry, UnitEntry } from '../ingredients/catalogues'

/** A parsed ingredient line, matched with the catalogues. */
export type ReadLine = ReadUsage<UnitEntry, IngredientEntry>

/** Takes an ingredient line apart, in the language of the recipe. */
export type LineReader = (line: string) => ReadLine
