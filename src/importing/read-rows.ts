import type { ImportFormat, ReadOptions } from './formats/format'
import { picture } from './formats/documents/picture'
import { DOCUMENTS, FORMATS } from './formats/registry'
import { brokenRow } from './import-row'
import type { ImportRow } from './import-row'
import { createFileUses } from './unused-files'
import type { FileUses } from './unused-files'
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
  /** Rows are counted and not read: all pictures count as unused. */
  isOnlyCounted?: true
}

/**
 * Yields all rows of a bundle, each file in its detected format. A file of unknown format, or one
 * that breaks off, yields a row with the problem; pictures and videos that no row refers to are listed
 * in rows at the end.
 */
export async function* readRows(
  bundle: Bundle,
  reading: ReadRowsOptions,
): AsyncGenerator<ImportRow> {
  const uses = createFileUses()
  for await (const row of readFileRows(bundle, reading, uses)) yield uses.track(row)
  if (!reading.isOnlyCounted && uses.isUnknown()) {
    // Rows that were stored before an interruption: what they refer to is read again.
    for await (const row of readFileRows(bundle, reading, createFileUses()))
      await Promise.resolve(uses.track(row).read()).catch(() => null)
  }
  yield* uses.rows(reading.isOnlyCounted ? 'all' : 'unused')
}

async function* readFileRows(
  bundle: Bundle,
  reading: ReadRowsOptions,
  uses: FileUses,
): AsyncGenerator<ImportRow> {
  const leaders = reading.format ? [] : await findLeaders(bundle)
  const isOfPictures = reading.format === picture || (await hasOnlyPictures(bundle))
  for (const { file, format } of leaders) yield* rowsOfFile(file, format, bundle, reading)
  for await (const file of bundle.files()) {
    if (isBroken(file)) {
      yield brokenRow(file.name, new ImportProblem(file.problem))
      continue
    }
    if (isTaken(file, leaders) || isPageAsset(file.name)) continue
    const format = await formatOf(file, { ...reading, isOfPictures })
    if (format === null) uses.add(file.name)
    else if (format instanceof Error) yield brokenRow(file.name, format)
    else yield* rowsOfFile(file, format, bundle, reading)
  }
}

/** Returns whether a file is read with another one that describes it, or is that one. */
const isTaken = ({ name }: SourceFile, leaders: readonly Leader[]): boolean =>
  leaders.some(({ file, format }) => file.name === name || format.owns?.(name, file.name))

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

/** Detects the format of a file; returns null for one that is not imported on its own. */
async function formatOf(
  file: SourceFile,
  { format, isOfPictures }: ReadRowsOptions & { isOfPictures: boolean },
): Promise<ImportFormat | Error | null> {
  if (isAudioOrVideo(file.name)) return null
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
const isPageAsset = (name: string): boolean =>
  /\.(?:css|js|mjs|map|woff2?|ttf|otf|eot|ico|log)$/i.test(name)

/** Returns whether a file is sound or video, which is never read for recipes. */
const isAudioOrVideo = (name: string): boolean => /\.(?:mp4|m4v|mov|webm|mp3|m4a)$/i.test(name)

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
  'The format of this file is unknown, and no recipe was found in it. Export it in another format, or paste its text into a new recipe.'

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
