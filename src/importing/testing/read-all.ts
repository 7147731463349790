import type { TypeChoices } from '@/src/contract/import-types'
import type { ImportedRecipe, ImportedSubscriber } from '../import-row'
import type { ImportedLetter } from '../letters/imported-letter'
import { readRows } from '../read-rows'
import { openBundle } from '../source/open-bundle'

/** The rows of a file or folder, read but not stored. */
export type ReadAll = {
  recipes: ImportedRecipe[]
  keys: string[]
  letters: ImportedLetter[]
  subscribers: ImportedSubscriber[]
  /** Skipped rows, with the reason. */
  nothing: string[]
  /** Unreadable rows: location and reason. */
  problems: string[]
  formats: Set<string>
}

/** Reads all rows of a file or folder as an import does. */
export async function readAll(
  path: string,
  columns: Readonly<Record<string, string>> = {},
  types: TypeChoices = {},
): Promise<ReadAll> {
  const bundle = await openBundle(path)
  const all: ReadAll = {
    recipes: [],
    keys: [],
    letters: [],
    subscribers: [],
    nothing: [],
    problems: [],
    formats: new Set(),
  }
  const reading = {
    format: null,
    columns,
    types,
    onFormat: ({ name }: { name: string }) => all.formats.add(name),
  }
  for await (const row of readRows(bundle, reading)) {
    try {
      const content = await row.read()
      if (content.kind === 'recipe') {
        all.recipes.push(content.recipe)
        all.keys.push(content.sourceKey)
      } else if (content.kind === 'letter') {
        all.letters.push(content.letter)
        all.keys.push(content.sourceKey)
      } else if (content.kind === 'subscriber') all.subscribers.push(content.subscriber)
      else if (content.kind === 'nothing') all.nothing.push(content.message)
    } catch (error) {
      all.problems.push(`${row.name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await bundle.close()
  return all
}
