import type { TypeChoices } from '@/src/contract/import-types'
import type { ImportTable } from '@/src/contract/import-table'
import type { ImportRow } from '../import-row'
import type { RecognizeText } from '../recognition/recognize-text'
import type { Bundle, SourceFile } from '../source/source-file'
import type { FileSample } from '../source/sample'

/** The user's options for reading a file. */
export type ReadOptions = {
  /** For CSV: the field of each column; the others are guessed. */
  columns: Readonly<Record<string, string>>
  /** Earlier choices for tables with the same columns, by `getTableShape`. */
  remembered?: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Optional types of items to import besides posts and recipes. */
  types?: TypeChoices
  /** Called with the detected columns of a table. */
  onTable?: (table: ImportTable) => void
  /** Recognises text in pictures, if switched on. */
  recognize?: RecognizeText | undefined
}

/**
 * Returns the key under which the user's choices for a table are stored: the names of its columns.
 */
export const getTableShape = (columns: readonly string[]): string =>
  columns.map((name) => name.trim().toLowerCase()).join('\n')

/**
 * A file format that recipes are imported from. To add one, write a file in this folder and list it
 * in `registry.ts`.
 */
export type ImportFormat = {
  /** The name in reports and for `--format`. */
  name: string
  /** The displayed name. */
  title: string
  /** Detects the format from the beginning of a file. */
  detect: (sample: FileSample) => boolean
  /** Names of files that may describe others and are read first; `owns` then determines which. */
  leads?: RegExp
  /** Whether another file of the bundle is read together with a leader. */
  owns?: (name: string, leader: string) => boolean
  /** Yields the rows of a file in a stable order, without loading it into memory. */
  rows: (file: SourceFile, bundle: Bundle, options: ReadOptions) => AsyncIterable<ImportRow>
}
