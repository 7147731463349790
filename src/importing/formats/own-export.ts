import { z } from 'zod'
import { EXPORT_FORMAT, EXPORT_VERSION } from '@/src/server/exporting/format'
import type { ImportRow } from '../import-row'
import { ImportProblem } from '../import-problem'
import { createCommentsPart } from '../own/exported-comments'
import { createDesignPart } from '../own/exported-design'
import { createDraftPart } from '../own/exported-draft'
import { ExportedImage, storeImagePart } from '../own/image-part'
import { createLetterPart } from '../own/exported-letter'
import { createNewslettersPart } from '../own/exported-newsletters'
import { prepareExported, readExported } from '../own/exported-recipe'
import {
  createCollectionPart,
  ExportedCollection,
  createRedirectsPart,
  createSitePart,
  createTermsPart,
} from '../own/site-parts'
import { createThemesPart } from '../own/themes'
import { ExportedVideo, storeVideoPart } from '../own/video-part'
import { readJson } from '../source/json'
import { getFolder } from '../source/source-file'
import { toStorable } from '../storable'
import type { Bundle, SourceFile } from '../source/source-file'
import type { ImportFormat } from './format'

const Manifest = z.object({
  version: z.number(),
  images: z.array(ExportedImage),
  /** Not in older exports. */
  videos: z.array(ExportedVideo).default([]),
})
const Collections = z.object({ collections: z.array(ExportedCollection) })

/** An export of this platform, restored in full. */
export const ownExport: ImportFormat = {
  name: 'own-export',
  title: 'An export of this platform (zip)',
  leads: /(?:^|\/)manifest\.json$/,
  detect: ({ text }) => text.includes(`"format": "${EXPORT_FORMAT}"`),
  // Subscribers are imported as an ordinary table.
  owns: (name, leader) =>
    name.startsWith(getFolder(leader)) && name !== `${getFolder(leader)}subscribers.csv`,
  rows: (file, bundle) => exportRows(file, bundle),
}

async function* exportRows(file: SourceFile, bundle: Bundle): AsyncGenerator<ImportRow> {
  const folder = getFolder(file.name)
  const manifest = Manifest.safeParse(toStorable(await readJson(file)))
  if (!manifest.success) throw new ImportProblem('The manifest of this export is not valid.')
  if (manifest.data.version > EXPORT_VERSION) {
    throw new ImportProblem('This export was made by a newer version of the platform.')
  }
  yield jsonPart(bundle, `${folder}terms.json`, 'Terms', createTermsPart)
  const names = await bundle.names()
  const optional = (file: string, title: string, part: typeof createTermsPart): ImportRow[] =>
    names.includes(folder + file) ? [jsonPart(bundle, folder + file, title, part)] : []
  // Absent in older exports.
  yield* optional('themes.json', 'Themes', createThemesPart)
  for (const image of manifest.data.images) yield imageRow(bundle, folder, image)
  // After the pictures, which include the posters.
  for (const video of manifest.data.videos) yield videoRow(bundle, folder, video)
  for (const name of filesIn(`${folder}recipes/`, names)) yield recipeRow(bundle, name)
  for (const name of filesIn(`${folder}drafts/`, names))
    yield jsonPart(bundle, name, 'Draft', createDraftPart)
  // After the recipes, whose cards are in them. Absent in older exports.
  for (const name of filesIn(`${folder}letters/`, names))
    yield jsonPart(bundle, name, 'Letter', createLetterPart)
  // After the recipes and letters that were sent. Absent in older exports.
  yield* optional('newsletters.json', 'Newsletters', createNewslettersPart)
  yield* optional('comments.json', 'Comments and ratings', createCommentsPart)
  yield* collectionRows(bundle, `${folder}collections.json`)
  yield jsonPart(bundle, `${folder}redirects.json`, 'Redirects', createRedirectsPart)
  yield jsonPart(bundle, `${folder}site.json`, 'Settings', createSitePart)
  yield* optional('design.json', 'Draft of the design', createDesignPart)
}

const filesIn = (folder: string, names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(folder) && name.endsWith('.json')).sort()

async function opened(bundle: Bundle, name: string): Promise<SourceFile> {
  const file = await bundle.find(name)
  if (!file) throw new ImportProblem('This file is not in the export.')
  return file
}

const jsonPart = (
  bundle: Bundle,
  name: string,
  title: string,
  part: typeof createTermsPart,
): ImportRow => ({
  name,
  read: async () => {
    const value = await readJson(await opened(bundle, name))
    return { kind: 'part', sourceKey: `own:${name}`, title, store: part(value) }
  },
})

const imageRow = (
  bundle: Bundle,
  folder: string,
  image: z.infer<typeof ExportedImage>,
): ImportRow => ({
  name: folder + image.file,
  isIndependent: true,
  read: async () => {
    const store = storeImagePart(image, await opened(bundle, folder + image.file))
    return { kind: 'part', sourceKey: `own:${image.file}`, title: image.alt ?? image.file, store }
  },
})

const videoRow = (
  bundle: Bundle,
  folder: string,
  video: z.infer<typeof ExportedVideo>,
): ImportRow => ({
  name: folder + video.file,
  read: async () => {
    const store = storeVideoPart(video, await opened(bundle, folder + video.file))
    return { kind: 'part', sourceKey: `own:${video.file}`, title: video.title ?? video.file, store }
  },
})

const recipeRow = (bundle: Bundle, name: string): ImportRow => ({
  name,
  read: async () => {
    const recipe = readExported(await readJson(await opened(bundle, name)))
    const sourceKey = recipe.sourceKey ?? `own:${recipe.slug}`
    return {
      kind: 'own-recipe',
      sourceKey,
      title: recipe.title,
      prepare: (lookup) => prepareExported(recipe, lookup),
    }
  },
})

async function* collectionRows(bundle: Bundle, name: string): AsyncGenerator<ImportRow> {
  const file = await bundle.find(name)
  const parsed = file ? Collections.safeParse(toStorable(await readJson(file))) : null
  if (parsed && !parsed.success) throw new ImportProblem('The file of collections is not valid.')
  for (const collection of parsed?.data.collections ?? []) {
    const { slug, title } = collection
    const content = {
      kind: 'part',
      sourceKey: `own:collection:${slug}`,
      title,
      store: createCollectionPart(collection),
    } as const
    yield { name: `${name} ${slug}`, read: () => content }
  }
}
