import type { ImportRow } from '../import-row'
import type { Bundle, SourceFile } from '../source/source-file'
import type { FileSample } from '../source/sample'

/** How a person wants a file to be read, where it leaves a choice. */
export type ReadOptions = {
  /** For CSV: which field a column is; what is not named is guessed. */
  columns: Readonly<Record<string, string>>
}

/**
 * A kind of file that recipes come in. To add one: a file in this folder and its line in
 * `registry.ts`.
 */
export type ImportFormat = {
  /** As reports and `--format` call it. */
  name: string
  /** As people call it. */
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
