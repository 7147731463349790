import pg from 'pg'
import { z } from 'zod'
import { pause } from '@/src/runtime/process/processes'
import type { Installation } from './installation'
import { recipeOf } from './ledger'
import type { Ledger } from './ledger'

/** An author with a site, published recipes and subscribers. */
export type Author = { token: string; site: string; recipes: readonly string[] }

const SITE = 'fleet'
const EMAIL = 'author@fleet.example.org'
const RECIPES = 40
/** The readers of the newsletters, in the domain of example addresses. */
export const SUBSCRIBERS = 300

const SignedIn = z.object({ authToken: z.string() })
const MadeRecipe = z.object({ recipe: z.object({ id: z.string() }) })

/** Makes the author of the load, by the calls of the API and the mail of the sign-up. */
export async function makeAuthor(fleet: Installation, ledger: Ledger): Promise<Author> {
  const { client } = fleet
  const manage = '/api/v1/manage'
  await client.acknowledged({ method: 'POST', path: `${manage}/sign-up`, body: { email: EMAIL } })
  const link = await mailedLink(fleet)
  const signIn = { method: 'POST', path: `${manage}/sign-in/${link}` }
  const { authToken: token } = SignedIn.parse(await client.acknowledged(signIn))
  const call = (path: string, body?: unknown): Promise<unknown> =>
    client.acknowledged({ method: 'POST', path: `${manage}${path}`, token, body })
  await call('/sites', { title: 'The fleet', slug: SITE })
  const recipes: string[] = []
  for (let number = 0; number < RECIPES; number += 1) {
    const { id } = MadeRecipe.parse(await call(`/${SITE}/recipes`, recipeOf(number, 0))).recipe
    await call(`/${SITE}/recipes/${id}/publish`)
    recipes.push(id)
    ledger.sent[number] = 0
    ledger.acknowledged[number] = 0
  }
  await addSubscribers(fleet.databaseUrl)
  return { token, site: SITE, recipes }
}

async function mailedLink({ mails }: Installation): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const raw = mails.to(EMAIL)[0]?.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')
    const token = /mgk=([\w-]+)/.exec(raw ?? '')?.[1]
    if (token) return token
    await pause(100)
  }
  throw new Error('The mail of the sign-up has not come')
}

async function addSubscribers(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `with made as (insert into users (email, updated_at, created_at)
        select 'reader-' || n || '@readers.example.org', now(), now()
        from generate_series(1, $1::int) n returning id)
      insert into subscriptions (site_id, user_id, plan_type, status, joined_at)
      select s.id, made.id, 'free', 'active', now() from made, sites s where s.slug = $2`,
    [SUBSCRIBERS, SITE],
  )
  await client.end()
}
