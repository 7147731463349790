import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the repository, with its path from the root. */
export type SourceFile = { path: string; text: string }

/** Folders below these names were written by others, or made by programs. */
const isOurs = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules'

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(path) : [path]
    })
}

/** Reads the files of the repository whose path matches. */
export const sourceFiles = (pattern: RegExp): SourceFile[] =>
  filesBelow('.')
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
