import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { z } from 'zod'
import { pause } from '@/src/runtime/process/processes'
import type { Place } from '../servers/served'

/** A new author with a site and published recipes, and a function for calls. */
export type Author = {
  site: string
  recipes: readonly string[]
  call: (method: string, path: string, body?: unknown) => Promise<unknown>
}

const Inbox = z.object({ messages: z.array(z.object({ text: z.string() })) })
const SignedIn = z.object({ authToken: z.string() })
const Made = z.object({ recipe: z.object({ id: z.string() }) })

/** Number of recipes on the author's site at the beginning. */
const RECIPES = 20
const MAIL_SECONDS = 30

/**
 * Creates an author through the inbox of the place, which sends the mail; works on `port`, the measured
 * server, which shares its database.
 */
export async function makeAuthor(
  place: Place,
  port: number,
  recipeCount = RECIPES,
): Promise<Author> {
  const token = await signUp(place)
  const call = (method: string, path: string, body?: unknown): Promise<unknown> =>
    callAs(port, token, { method, path, body })
  const site = `bench-mixed-${randomUUID().slice(0, 8)}`
  await call('POST', '/manage/sites', { title: 'Mixed use', slug: site })
  const recipes: string[] = []
  for (let number = 0; number < recipeCount; number += 1) {
    const made = await call('POST', `/manage/${site}/recipes`, recipeOf(number, 0))
    const { id } = Made.parse(made).recipe
    await call('POST', `/manage/${site}/recipes/${id}/publish`)
    recipes.push(id)
  }
  return { site, recipes, call }
}

/** Builds a recipe of the usual size; each edit changes its title and amounts. */
export const recipeOf = (number: number, edit: number) => ({
  title: `Recipe ${number}, edit ${edit}`,
  slug: `recipe-${number}`,
  ingredientUsageGroups: [
    {
      ingredientUsages: Array.from({ length: 12 }, (_, at) => ({
        originalText: `${at + 1 + (edit % 9)} g of ingredient number ${at}`,
      })),
    },
  ],
  instructionGroups: [
    {
      instructions: Array.from({ length: 6 }, (_, at) => ({
        content: `Step ${at + 1}: mix everything well, then let it rest before you go on.`,
      })),
    },
  ],
})

async function signUp({ account, inbox }: Place): Promise<string> {
  const email = `bench-${randomUUID()}@example.com`
  const api = `${account}/api/v1/manage`
  await answerOf(await fetch(`${api}/sign-up`, json('POST', { email })))
  const end = Date.now() + MAIL_SECONDS * 1000
  for (;;) {
    const mails = await fetch(`${inbox}/api/messages?to=${encodeURIComponent(email)}`)
    const [mail] = Inbox.parse(await mails.json()).messages
    const token = /mgk=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (token) {
      return SignedIn.parse(JSON.parse(await postAsProgram(`${api}/sign-in/${token}`))).authToken
    }
    if (Date.now() > end) throw new Error('The mail of the sign-up has not come')
    await pause(100)
  }
}

/**
 * Builds the headers of a program: `fetch` identifies itself as a browser, whose sessions need a cookie.
 */
function postAsProgram(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST' }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`${address} answered ${String(response.statusCode)}: ${text}`))
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Makes a call as a user; sends a form as it is, anything else as JSON. */
async function callAs(
  port: number,
  token: string,
  { method, path, body }: { method: string; path: string; body: unknown },
): Promise<unknown> {
  const request = body instanceof FormData ? { method, body } : json(method, body)
  const headers = { ...request.headers, authorization: `Bearer ${token}` }
  return answerOf(await fetch(`http://localhost:${port}/api/v1${path}`, { ...request, headers }))
}

type Sent = { method: string; headers?: Record<string, string>; body?: string | FormData }

const json = (method: string, body?: unknown): Sent => ({
  method,
  ...(body === undefined
    ? {}
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
})

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}
