import type { TypeChoices } from '@/src/contract/import-types'
import { isBroken } from '@/src/importing/source/source-file'
import type { Bundle, SourceFile } from '@/src/importing/source/source-file'
import { readSample } from '@/src/importing/source/sample'
import type { FileSample } from '@/src/importing/source/sample'
import { createGrowingIndex } from './wordpress-index'
import type { GrowingIndex, WordPressIndex } from './wordpress-index'

/** Returns whether a file is a WordPress export (WXR). */
export const isWordPressExport = ({ text }: Pick<FileSample, 'text'>): boolean =>
  /<rss\b/i.test(text) && /wordpress\.org\/export|<wp:wxr_version/i.test(text)

/** Returns the address of the exported blog, as post numbers are only unique within it. */
function blogOf({ text }: Pick<FileSample, 'text'>): string {
  const [, address = ''] =
    /<wp:base_blog_url>([^<]*)</i.exec(text) ?? /<link>([^<]*)</i.exec(text) ?? []
  return address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
}

type Indexes = ReadonlyMap<string, WordPressIndex>
const known = new WeakMap<Bundle, Promise<Indexes>>()

/**
 * Builds the index of items that refer to each other over all files of an export, as WordPress
 * splits the export of a large blog. Reads each file once.
 * @see docs/product/import-and-export.md#wordpress-exports-in-several-files
 */
export async function buildWordPressIndex(
  file: SourceFile,
  bundle: Bundle,
  types: TypeChoices,
): Promise<WordPressIndex> {
  const reading = known.get(bundle) ?? indexesOf(bundle, types)
  known.set(bundle, reading)
  const index = (await reading).get(blogOf(await readSample(file)))
  return index ?? indexAlone(file, bundle, types)
}

async function indexesOf(bundle: Bundle, types: TypeChoices): Promise<Indexes> {
  const blogs = new Map<string, GrowingIndex>()
  for await (const file of bundle.files()) {
    const sample = isBroken(file) || IS_MEDIA.test(file.name) ? null : await sampleIn(file)
    if (isBroken(file) || sample === null || !isWordPressExport(sample)) continue
    const blog = blogOf(sample)
    const index = blogs.get(blog) ?? (await opened(bundle, types))
    blogs.set(blog, index)
    await index.add(file)
  }
  return new Map([...blogs].map(([blog, index]) => [blog, index.finish()]))
}

/** Indexes a file that the user declared an export, though it does not look like one. */
async function indexAlone(
  file: SourceFile,
  bundle: Bundle,
  types: TypeChoices,
): Promise<WordPressIndex> {
  const index = await opened(bundle, types)
  await index.add(file)
  return index.finish()
}

async function opened(bundle: Bundle, types: TypeChoices): Promise<GrowingIndex> {
  const index = await createGrowingIndex(types)
  bundle.atClose(index.close)
  return index
}

/** Skipped, as an archive may contain thousands of pictures. */
const IS_MEDIA = /\.(?:jpe?g|png|webp|gif|heic|avif|svg|mp4|mov|webm|mp3|m4a|pdf)$/i

/** An unreadable file is reported when it is imported. */
const sampleIn = (file: SourceFile): Promise<FileSample | null> =>
  readSample(file).catch(() => null)
