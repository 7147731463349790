import { z } from 'zod'
import { pause } from '@/src/runtime/process/processes'
import { withClient } from '@/src/runtime/startup/database/database-state'
import type { Installation } from './installation'
import { recipeOf } from './ledger'

/** An author with a site, published recipes and subscribers. */
export type Author = {
  token: string
  site: string
  /** The ids of its published recipes; their slugs are `fleet-` and their number. */
  recipes: readonly string[]
  /** The number of its subscribers. */
  subscribers: number
}

/** The belongings of an author. */
export type AuthorOptions = { site: string; recipes: number; subscribers: number }

const SignedIn = z.object({ authToken: z.string() })
const MadeRecipe = z.object({ recipe: z.object({ id: z.string() }) })

/** Makes an author by the calls of the API and the mail of the sign-up; the subscribers by a statement. */
export async function makeAuthor(
  fleet: Pick<Installation, 'client' | 'mails' | 'databaseUrl'>,
  { site, recipes: count, subscribers }: AuthorOptions,
): Promise<Author> {
  const { client } = fleet
  const manage = '/api/v1/manage'
  const email = `author@${site}.example.org`
  await client.acknowledged({ method: 'POST', path: `${manage}/sign-up`, body: { email } })
  const link = await mailedLink(fleet.mails, email)
  const signIn = { method: 'POST', path: `${manage}/sign-in/${link}` }
  const { authToken: token } = SignedIn.parse(await client.acknowledged(signIn))
  const call = (path: string, body?: unknown): Promise<unknown> =>
    client.acknowledged({ method: 'POST', path: `${manage}${path}`, token, body })
  await call('/sites', { title: 'The fleet', slug: site })
  const recipes: string[] = []
  for (let number = 0; number < count; number += 1) {
    const { id } = MadeRecipe.parse(await call(`/${site}/recipes`, recipeOf(number, 0))).recipe
    await call(`/${site}/recipes/${id}/publish`)
    recipes.push(id)
  }
  await addSubscribers(fleet.databaseUrl, site, subscribers)
  return { token, site, recipes, subscribers }
}

/** The token of the link in the mail that a person got last. @throws Error when none comes within 30 s */
async function mailedLink(mails: Installation['mails'], email: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const raw = mails.to(email).at(-1)?.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')
    const token = /mgk=([\w-]+)/.exec(raw ?? '')?.[1]
    if (token) return token
    await pause(100)
  }
  throw new Error('The mail of the sign-up has not come')
}

async function addSubscribers(databaseUrl: string, site: string, count: number): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(
      `with made as (insert into users (email, updated_at, created_at)
          select 'reader-' || n || '@' || $2::text || '.readers.example.org', now(), now()
          from generate_series(1, $1::int) n returning id)
        insert into subscriptions (site_id, user_id, plan_type, status, joined_at)
        select s.id, made.id, 'free', 'active', now() from made, sites s where s.slug = $2`,
      [count, site],
    ),
  )
}
