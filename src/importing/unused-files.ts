import type { ImportRow, RowContent } from './import-row'
import { toStorableText } from './storable'

/** Files named in one row of the report. */
const FILES_PER_ROW = 50

/** The use of pictures and videos of a bundle by the rows read so far. */
export type FileUses = {
  /** The row, whose reading records the files that its content refers to. */
  track: (row: ImportRow) => ImportRow
  /** Adds a file that is imported only as part of a row. */
  add: (name: string) => void
  /** Whether there is such a file and a row that has not been read. */
  isUnknown: () => boolean
  /** Rows that name all such files, or only those that no row refers to. */
  rows: (which: 'all' | 'unused') => ImportRow[]
}

/**
 * Finds the pictures and videos of a bundle that no recipe refers to, so that the report names them.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function createFileUses(): FileUses {
  const files: string[] = []
  const used = new Set<string>()
  let unread = 0
  return {
    track: (row) => {
      unread += 1
      const read = async (): Promise<RowContent> => {
        unread -= 1
        const content = await row.read()
        collectReferences(content, used)
        return content
      }
      return { ...row, read }
    },
    add: (name) => files.push(name),
    isUnknown: () => files.length > 0 && unread > 0,
    rows: (which) => rowsNaming(files.filter((name) => which === 'all' || !used.has(name))),
  }
}

function rowsNaming(names: readonly string[]): ImportRow[] {
  const rows: ImportRow[] = []
  for (let start = 0; start < names.length; start += FILES_PER_ROW) {
    const chunk = names.slice(start, start + FILES_PER_ROW).map(toStorableName)
    const [first = ''] = chunk
    const message = chunk.length === 1 ? ONE_UNUSED : `${SEVERAL_UNUSED} ${chunk.join(', ')}`
    rows.push({
      name: chunk.length === 1 ? first : `${chunk.length} files`,
      read: () => ({ kind: 'nothing', title: null, message }),
    })
  }
  return rows
}

/** Removes what the database does not store from a name of an archive, and shortens it. */
const toStorableName = (name: string): string => toStorableText(name).slice(0, 500)

const WHAT_TO_DO =
  'Add it to a recipe by hand; to have the text of photographed recipes read, import the photos without other files.'
const ONE_UNUSED = `No imported recipe refers to this file, so it was not imported. ${WHAT_TO_DO}`
const SEVERAL_UNUSED = `No imported recipe refers to these files, so they were not imported. ${WHAT_TO_DO.replace('it', 'them')}`

/** Adds the files that picture sources anywhere in a content name. */
function collectReferences(value: unknown, used: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('file' in value && typeof value.file === 'string') used.add(value.file)
  for (const part of Object.values(value)) collectReferences(part, used)
}
