import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { pause } from '@/src/runtime/process/processes'
import { FormFile, isAway } from './client'
import type { FleetClient } from './client'
import { editShown, recipeOf } from './ledger'
import type { Ledger } from './ledger'
import type { Author } from './people'

const READERS = 6
const WRITERS = 2
const RECIPES_OF_AN_IMPORT = 100
const EVERY = {
  edit: 300,
  comment: 500,
  import: 20_000,
  newsletter: 40_000,
  picture: 3_000,
} as const

const WithId = z.object({ id: z.string() })
const Upload = z.object({
  ...{ key: z.string(), uploadUrl: z.string(), method: z.string() },
  headers: z.record(z.string(), z.string()),
})

/** Runs readers and writers until a time; what they saw and what was acknowledged is in the ledger. */
export async function runLoad(
  client: FleetClient,
  author: Author,
  ledger: Ledger,
  until: number,
): Promise<void> {
  const repeat = async (every: number, once: (count: number) => Promise<void>): Promise<void> => {
    for (let count = 0; Date.now() < until; count += 1) {
      const next = Date.now() + every
      await once(count).catch((error: unknown) => {
        ledger.fail(error)
      })
      await pause(Math.max(0, Math.min(next, until) - Date.now()))
    }
  }
  const parts = { client, author, ledger }
  await Promise.all([
    ...Array.from({ length: READERS }, () => repeat(20, () => read(parts))),
    ...Array.from({ length: WRITERS }, (_, writer) =>
      repeat(EVERY.edit, (count) => edit(parts, writer, count)),
    ),
    repeat(EVERY.comment, () => comment(parts)),
    repeat(EVERY.import, () => importFile(parts)),
    repeat(EVERY.newsletter, async () => {
      ledger.newsletters.push(await sendNewsletter(client, author))
    }),
    repeat(EVERY.picture, (count) => storePicture(parts, count)),
  ])
}

type Parts = { client: FleetClient; author: Author; ledger: Ledger }

const anyOf = (items: readonly unknown[]): number => Math.floor(Math.random() * items.length)

/** Reads a page, which must show an edit no older than the last one acknowledged before the request. */
async function read({ client, author, ledger }: Parts): Promise<void> {
  const number = anyOf(author.recipes)
  const least = ledger.acknowledged[number] ?? 0
  const path = `/recipes/fleet-${number}${Math.random() < 0.1 ? `?a%5B%5D=${randomUUID()}` : ''}`
  const { status, text } = await client.once({ method: 'GET', site: author.site, path })
  if (isAway(status)) ledger.reads.away += 1
  else if (status !== 200) ledger.wrong.push(`${path} answered ${status}`)
  else {
    const shown = editShown(text, number)
    const isRight = shown !== null && shown >= least && shown <= (ledger.sent[number] ?? 0)
    if (isRight) ledger.reads.right += 1
    else ledger.wrong.push(`${path} showed edit ${String(shown)}, acknowledged was ${least}`)
  }
}

async function edit(
  { client, author, ledger }: Parts,
  writer: number,
  count: number,
): Promise<void> {
  // Each writer has recipes of its own.
  const number = (count * WRITERS + writer) % author.recipes.length
  const next = (ledger.sent[number] ?? 0) + 1
  ledger.sent[number] = next
  const path = `/api/v1/manage/${author.site}/recipes/${author.recipes[number] ?? ''}`
  const body = recipeOf(number, next)
  await client.acknowledged({ method: 'PUT', path, token: author.token, body })
  ledger.acknowledged[number] = next
}

async function comment({ client, author, ledger }: Parts): Promise<void> {
  const content = `A comment ${randomUUID()}.`
  const recipeId = author.recipes[anyOf(author.recipes)]
  const path = `/api/v1/site/${author.site}/comments`
  await client.acknowledged({
    method: 'POST',
    path,
    token: author.token,
    body: { recipeId, content },
  })
  ledger.comments.push(content)
}

async function importFile({ client, author, ledger }: Parts): Promise<void> {
  const mark = randomUUID()
  const titles = Array.from({ length: RECIPES_OF_AN_IMPORT }, (_, at) => `Imported ${mark} ${at}`)
  const rows = titles.map((name) => ({
    ...{ '@type': 'Recipe', name },
    ...{ recipeIngredient: ['1 kg flour'], recipeInstructions: 'Bake.' },
  }))
  ledger.imports.set(await importRecipes(client, author, JSON.stringify(rows)), titles)
}

/** Imports a file of recipes in JSON-LD into a site; gives the id of the import. */
export async function importRecipes(
  client: FleetClient,
  { site, token }: Author,
  content: string,
): Promise<string> {
  const body = new FormFile('recipes.json', content)
  const path = `/api/v1/manage/${site}/imports`
  const made = await client.acknowledged({ method: 'POST', path, token, body })
  return z.object({ import: WithId }).parse(made).import.id
}

/** Sends a newsletter with a recipe to all subscribers; gives the note that each mail shows. */
export async function sendNewsletter(
  client: FleetClient,
  { site, token, recipes }: Author,
): Promise<string> {
  const note = `Newsletter ${randomUUID()}`
  const recipeId = recipes[anyOf(recipes)]
  const path = `/api/v1/manage/${site}/newsletter-sends`
  const body = { recipeId, note, audience: 'everyone' }
  await client.acknowledged({ method: 'POST', path, token, body })
  return note
}

async function storePicture({ client, author, ledger }: Parts, count: number): Promise<void> {
  const background = { r: count % 256, g: (count * 7) % 256, b: (count * 31) % 256 }
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  const { token } = author
  const asked = { fileName: 'photo.png', contentType: 'image/png' }
  const path = '/api/v1/manage/image-upload-urls'
  const upload = Upload.parse(
    await client.acknowledged({ method: 'POST', path, token, body: asked }),
  )
  // The bucket is away for a while; a browser tries again, too.
  for (;;) {
    const sent = await fetch(upload.uploadUrl, {
      ...{ method: upload.method, headers: upload.headers },
      body: new Uint8Array(photo),
    }).catch(() => null)
    if (sent?.ok) break
    await pause(500)
  }
  const stored = '/api/v1/manage/images'
  await client.acknowledged({ method: 'POST', path: stored, token, body: { key: upload.key } })
  ledger.pictures.set(upload.key, photo)
}
