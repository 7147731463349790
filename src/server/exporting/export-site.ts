import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { ZipFile } from 'yazl'
import type { ReadStreamOptions } from 'yazl'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '../deployment'
import { getEditorGlobals } from '../catalogues/editor-globals'
import type { SiteScope } from '../sites/scope'
import { getPublicSite } from '../sites/read'
import { designFile, hasDesignDraft } from './design'
import { draftFile } from './drafts'
import { letterFile, letterSlugs } from './letters'
import { newslettersFile } from './newsletters'
import { EXPORT_FORMAT, EXPORT_VERSION } from './format'
import { sitePictures } from './pictures'
import type { ExportedPicture } from './pictures'
import { portableId } from './portable-id'
import { siteVideos } from './videos'
import type { ExportedVideo } from './videos'
import { cooklangFile, jsonLdFile, markdownFile } from './recipe-files'
import type { RecipeOrigin } from './recipe-files'
import { commentsFile } from './comments'
import { exportedRecipes, recipeSlugs } from './recipes'
import type { ExportedRecipe } from './recipes'
import {
  collectionsFile,
  redirectsFile,
  siteFile,
  subscriberLines,
  termsFile,
  themesFile,
} from './site-files'

/** Recipes are read so many at a time. */
const PAGE = 50
/** All files have the same date: the same site gives the same bytes. */
const OPTIONS = { mtime: new Date('2020-01-01T00:00:00Z'), forceDosTimestamp: true }

/** Films do not get smaller. */
const STORED = { ...OPTIONS, compress: false }

/** A site as a zip that is generated while it is read. */
export type SiteExport = { fileName: string; bytes: AsyncIterable<Uint8Array> }

/** The number of files in an export, and of those started; updated while it is read. */
export type ExportProgress = { total: number; done: number }

/**
 * Exports a whole site: settings, the draft of its design, own terms, recipes with drafts as JSON,
 * schema.org JSON-LD, Cooklang and Markdown, letters with drafts, the originals of pictures, videos, collections, redirects,
 * newsletter sends and suppressions, subscribers. Streamed, never in memory whole.
 */
export async function exportSite(
  payload: Payload,
  site: SiteScope,
  progress: ExportProgress = { total: 0, done: 0 },
): Promise<SiteExport> {
  const pictures = await sitePictures(payload, site.id)
  const { names, origin } = await contextOf(payload, site, pictures)
  const videos = await siteVideos(payload, site.id, names)
  for (const { id, key, name } of videos) names.set(id, portableId('video', name)).set(key, name)
  const target = { zip: new ZipFile(), progress }
  const { zip } = target
  const add = (name: string, content: () => Promise<string>): void =>
    addLazily(target, name, async () => Readable.from([Buffer.from(await content())]))
  zip.addBuffer(Buffer.from(manifest(pictures, videos)), 'manifest.json', OPTIONS)
  add('site.json', () => siteFile(payload, site, names))
  add('terms.json', () => termsFile(payload, site.id))
  add('themes.json', () => themesFile(payload, site.id))
  if (await hasDesignDraft(payload, site.id))
    add('design.json', () => designFile(payload, site.id, names))
  await addRecipes(payload, site.id, { add, names, origin })
  for (const { id, slug } of await letterSlugs(payload, site.id))
    add(`letters/${slug}.json`, () => letterFile(payload, site.id, id, names))
  add('collections.json', () => collectionsFile(payload, site.id, names))
  add('comments.json', () => commentsFile(payload, site.id))
  add('newsletters.json', () => newslettersFile(payload, site.id))
  add('redirects.json', () => redirectsFile(payload, site.id))
  addLazily(target, 'subscribers.csv', () =>
    Promise.resolve(Readable.from(subscriberLines(payload, site.id))),
  )
  for (const picture of distinct(pictures)) {
    addLazily(
      target,
      `images/${picture.name}`,
      async () => (await picture.open()) ?? Readable.from([]),
    )
  }
  for (const video of distinct(videos)) {
    const open = async () => (await video.open()) ?? Readable.from([])
    addLazily(target, `videos/${video.name}`, open, STORED)
  }
  zip.end()
  return { fileName: `${site.slug}.zip`, bytes: bytesOf(zip) }
}

type Target = { zip: ZipFile; progress: ExportProgress }

function addLazily(
  { zip, progress }: Target,
  name: string,
  open: () => Promise<Readable>,
  options: Partial<ReadStreamOptions> = OPTIONS,
): void {
  progress.total += 1
  zip.addReadStreamLazy(name, options, (done) => {
    progress.done += 1
    open().then(
      (stream) => done(null, stream),
      (error: unknown) => done(error, Readable.from([])),
    )
  })
}

async function* bytesOf(zip: ZipFile): AsyncGenerator<Uint8Array> {
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  failed.catch(() => undefined)
  const parts = Readable.from(zip.outputStream)[Symbol.asyncIterator]()
  for (;;) {
    const next: IteratorResult<unknown> = await Promise.race([parts.next(), failed])
    if (next.done) return
    if (next.value instanceof Uint8Array) yield next.value
  }
}

/** The same bytes are one file, however often a site has them. */
const distinct = <File extends { name: string }>(files: readonly File[]): File[] =>
  files.filter(({ name }, at) => files[at - 1]?.name !== name)

const manifest = (pictures: readonly ExportedPicture[], videos: readonly ExportedVideo[]): string =>
  `${JSON.stringify(
    {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      images: distinct(pictures).map(({ name, alt, title, width, height, lqip }) => ({
        file: `images/${name}`,
        alt,
        name: title,
        width,
        height,
        lqip,
      })),
      videos: distinct(videos).map(({ name, title, posterId }) => ({
        file: `videos/${name}`,
        title,
        poster: pictures.find(({ id }) => id === posterId)?.name ?? null,
      })),
    },
    null,
    2,
  )}\n`

async function contextOf(
  payload: Payload,
  site: SiteScope,
  pictures: readonly ExportedPicture[],
): Promise<{ names: Map<string, string>; origin: RecipeOrigin }> {
  const [{ units }, found] = await Promise.all([
    getEditorGlobals(payload, site.id),
    getPublicSite(payload, site.slug),
  ])
  const names = new Map<string, string>()
  for (const unit of units) names.set(unit.id, portableId('unit', unit.slug))
  for (const { id, key, name } of pictures) {
    names.set(id, portableId('image', name))
    names.set(key, name)
  }
  const origin = {
    siteName: site.title,
    authorName: found?.owner.displayName ?? site.title,
    origin: siteOrigin(deploymentOf(payload), site),
    units: new Map(units.map((unit) => [portableId('unit', unit.slug), unit])),
  }
  return { names, origin }
}

type Context = {
  add: (name: string, content: () => Promise<string>) => void
  names: ReadonlyMap<string, string>
  origin: RecipeOrigin
}

/** Four files a recipe; the recipes of a page are read when the first of them is written. */
async function addRecipes(payload: Payload, siteId: string, context: Context): Promise<void> {
  const { add, names, origin } = context
  const all = await recipeSlugs(payload, siteId)
  for (let start = 0; start < all.length; start += PAGE) {
    const page = all.slice(start, start + PAGE)
    const recipes = once(() =>
      exportedRecipes(
        payload,
        siteId,
        page.map(({ id }) => id),
        names,
      ),
    )
    for (const [at, { id, slug, hasDraft }] of page.entries()) {
      const write = (name: string, text: (recipe: ExportedRecipe) => string): void =>
        add(name, async () => {
          const recipe = (await recipes.get()).get(slug)
          return recipe ? text(recipe) : ''
        })
      if (hasDraft) add(`drafts/${slug}.json`, () => draftFile(payload, siteId, id, names))
      write(`recipes/${slug}.json`, (recipe) => `${JSON.stringify({ recipe }, null, 2)}\n`)
      write(`json-ld/${slug}.json`, (recipe) => jsonLdFile(recipe, origin))
      write(`cooklang/${slug}.cook`, (recipe) => cooklangFile(recipe, origin))
      write(`markdown/${slug}.md`, (recipe) => {
        if (at === page.length - 1) recipes.forget()
        return markdownFile(recipe, origin)
      })
    }
  }
}

/** A lazily created value, until it is released. */
function once<Value>(make: () => Promise<Value>): {
  get: () => Promise<Value>
  forget: () => void
} {
  let made: Promise<Value> | null = null
  return {
    get: () => (made ??= make()),
    forget: () => {
      made = null
    },
  }
}
