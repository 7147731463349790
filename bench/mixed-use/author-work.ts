import sharp from 'sharp'
import { z } from 'zod'
import { getOnce } from '../servers/bare-server'
import { benchRecipes } from '../made-recipes'
import { recipeOf } from './author'
import type { Author } from './author'

/** A repeated task of an author, with its interval. */
export type Work = { what: 'edits' | 'parsed' | 'imports' | 'uploads'; everySeconds: number } & {
  once: (number: number) => Promise<void>
}

const Upload = z.object({
  key: z.string(),
  uploadUrl: z.string(),
  headers: z.record(z.string(), z.string()),
})
/** Seconds between parses: the limit of one user in an hour, spread over ten minutes. */
const PARSE_SECONDS = 25
const IMPORT_RECIPES = 200

/** The work of an author on a server: edits, recipes read from text, imports, pictures of 20 MB. */
export async function workOf({ site, recipes, call }: Author, port: number): Promise<Work[]> {
  const photo = await largePhoto()
  const page = async (path: string): Promise<void> => {
    const headers = { host: `${site}.localhost:${port}`, 'accept-encoding': 'gzip, br' }
    const { status } = await getOnce({ port, path, headers })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  return [
    {
      what: 'edits',
      everySeconds: 1,
      once: async (number) => {
        const at = number % recipes.length
        const id = recipes[at] ?? ''
        await call('PUT', `/manage/${site}/recipes/${id}`, recipeOf(at, number))
        await Promise.all([page(`/recipes/recipe-${at}`), page('/'), page('/recipes')])
      },
    },
    {
      what: 'parsed',
      everySeconds: PARSE_SECONDS,
      once: async () => {
        const lines = Array.from({ length: 300 }, (_, at) => `${at + 1} g ingredient ${at}`)
        const text = `Loaf\n\nIngredients\n${lines.join('\n')}\n\nMethod\nBake.`
        await call('POST', '/manage/recipe-parse', { text })
      },
    },
    {
      what: 'imports',
      everySeconds: 15,
      once: async () => {
        const form = new FormData()
        const file = [...benchRecipes(IMPORT_RECIPES)].join('')
        form.set('file', new File([file], 'recipes.json', { type: 'application/json' }))
        await call('POST', `/manage/${site}/imports`, form)
      },
    },
    {
      what: 'uploads',
      everySeconds: 15,
      once: async () => {
        const asked = { fileName: 'photo.jpg', contentType: 'image/jpeg' }
        const upload = Upload.parse(await call('POST', '/manage/image-upload-urls', asked))
        const { key, uploadUrl, headers } = upload
        const sent = await fetch(uploadUrl, { method: 'PUT', headers, body: photo })
        if (!sent.ok) throw new Error(`The upload answered ${sent.status}`)
        await call('POST', '/manage/images', { key })
        for (const width of [640, 1440]) await page(`/media/${key}?width=${width}`)
      },
    },
  ]
}

/** A photograph of some 20 MB: noise, which compresses as badly as grain does. */
async function largePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 5200, height: 3900, channels: 3, background: '#808080', noise } as const
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 96 }).toBuffer())
}
