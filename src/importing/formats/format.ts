import type { TypeChoices } from '@/src/contract/import-types'
import type { ImportTable } from '@/src/contract/import-table'
import type { ImportRow } from '../import-row'
import type { RecognizeText } from '../recognition/recognize-text'
import type { Bundle, SourceFile } from '../source/source-file'
import type { FileSample } from '../source/sample'

/** The user's options for reading a file. */
export type ReadOptions = {
  /** For CSV: the field of each column; those left out are guessed. */
  columns: Readonly<Record<string, string>>
  /** Choices that were made for tables with the same columns, by `getTableShape`. */
  remembered?: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Types of items that are imported besides posts and recipes. */
  types?: TypeChoices
  /** Hears what each column of a table was taken for. */
  onTable?: (table: ImportTable) => void
  /** Recognises text in pictures, where the installation has it switched on. */
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
  /** The name for people. */
  title: string
  /** Whether a file is of this kind, by what is in it. */
  detect: (sample: FileSample) => boolean
  /**
   * Files of a bundle that may describe others, by name: those are looked at first. What `owns` says
   * of other files then holds.
   */
  leads?: RegExp
  /** Whether another file of the bundle is read together with one of this kind. */
  owns?: (name: string, leader: string) => boolean
  /** The rows of a file, in an order that is always the same; never all in memory. */
  rows: (file: SourceFile, bundle: Bundle, options: ReadOptions) => AsyncIterable<ImportRow>
}
