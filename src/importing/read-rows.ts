import type { ImportFormat, ReadOptions } from './formats/format'
import { picture } from './formats/documents/picture'
import { DOCUMENTS, FORMATS } from './formats/registry'
import { brokenRow } from './import-row'
import type { ImportRow } from './import-row'
import { ImportProblem } from './import-problem'
import { isPicture, detectBinaryKind, readSample } from './source/sample'
import type { FileSample } from './source/sample'
import { isBroken, isJunk } from './source/source-file'
import type { Bundle, SourceFile } from './source/source-file'

/** Options of reading a bundle. */
export type ReadRowsOptions = ReadOptions & {
  /** Reads all files in this format; null to detect it. */
  format: ImportFormat | null
  /** Called with the format of each file. */
  onFormat?: (format: ImportFormat) => void
}

/**
 * Yields all rows of a bundle, each file in its detected format. A file of unknown format, or one
 * that breaks off, yields a row with the problem.
 */
export async function* readRows(
  bundle: Bundle,
  reading: ReadRowsOptions,
): AsyncGenerator<ImportRow> {
  const leaders = reading.format ? [] : await findLeaders(bundle)
  const isOfPictures = reading.format === picture || (await hasOnlyPictures(bundle))
  for (const { file, format } of leaders) yield* rowsOfFile(file, format, bundle, reading)
  for await (const file of bundle.files()) {
    if (isBroken(file)) {
      yield brokenRow(file.name, new ImportProblem(file.problem))
      continue
    }
    const isTaken = leaders.some(
      (leader) =>
        leader.file.name === file.name || leader.format.owns?.(file.name, leader.file.name),
    )
    if (!isTaken && !isTrimming(file.name))
      yield* rowsOfUnknown(file, bundle, { ...reading, isOfPictures })
  }
}

type Leader = { file: SourceFile; format: ImportFormat }

/**
 * Finds files that describe others of their bundle, such as the table of posts of a Substack
 * export.
 */
async function findLeaders(bundle: Bundle): Promise<Leader[]> {
  const leading = FORMATS.filter(({ leads }) => leads !== undefined)
  const leaders: Leader[] = []
  for (const name of await bundle.names()) {
    const candidates = leading.filter(({ leads }) => leads?.test(name))
    if (candidates.length === 0) continue
    const file = await bundle.find(name)
    const sample = file && (await readSample(file).catch(() => null))
    const format = sample && candidates.find((each) => each.detect(sample))
    if (file && format) leaders.push({ file, format })
  }
  return leaders
}

async function* rowsOfUnknown(
  file: SourceFile,
  bundle: Bundle,
  reading: ReadRowsOptions & { isOfPictures: boolean },
): AsyncGenerator<ImportRow> {
  const found = await formatOf(file, reading)
  if (found === null) return
  if (found instanceof Error) yield brokenRow(file.name, found)
  else yield* rowsOfFile(file, found, bundle, reading)
}

/** Detects the format of a file; returns null for one that is not imported on its own. */
async function formatOf(
  file: SourceFile,
  { format, isOfPictures }: ReadRowsOptions & { isOfPictures: boolean },
): Promise<ImportFormat | Error | null> {
  try {
    const sample = await readSample(file)
    // Pictures among other files belong to the items that reference them.
    if (isPicture(sample) && !isOfPictures) return null
    return format ?? detectFormat(sample)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Returns whether a bundle contains only pictures, which are then scanned pages. */
async function hasOnlyPictures(bundle: Bundle): Promise<boolean> {
  const names = await bundle.names()
  return names.length === 1 || names.every((name) => PICTURE_NAME.test(name) || isJunk(name))
}

const PICTURE_NAME = /\.(?:jpe?g|png|webp|tiff?|heic|heif|avif|bmp)$/i

/** Returns whether a file is an asset of a page or site, skipped silently. */
const isTrimming = (name: string): boolean =>
  /\.(?:css|js|mjs|map|woff2?|ttf|otf|eot|ico|mp4|mov|webm|mp3|m4a|log)$/i.test(name)

/**
 * Returns the format of a file, detected from its content.
 * @throws ImportProblem that names the actual kind of the file
 */
export function detectFormat(sample: FileSample): ImportFormat {
  const document = DOCUMENTS.find((each) => each.detect(sample))
  if (document) return document
  const kind = detectBinaryKind(sample)
  if (kind === 'empty' || sample.text.trim() === '') throw new ImportProblem('This file is empty.')
  if (kind !== null) {
    throw new ImportProblem(`This file is ${kind}, which contains no recipes.`)
  }
  const format = FORMATS.find((each) => each.detect(sample))
  if (!format) throw new ImportProblem(UNKNOWN)
  return format
}

const UNKNOWN =
  'This file is of no known format, and no recipe was found in it. Export it in another format, or paste its text into a new recipe.'

async function* rowsOfFile(
  file: SourceFile,
  format: ImportFormat,
  bundle: Bundle,
  reading: ReadRowsOptions,
): AsyncGenerator<ImportRow> {
  reading.onFormat?.(format)
  try {
    yield* format.rows(file, bundle, reading)
  } catch (error) {
    // Rows read so far are unaffected; the rest of this file becomes one failed row.
    yield brokenRow(file.name, error instanceof Error ? error : new Error(String(error)))
  }
}
