import { z } from 'zod'
import { getOnce } from './servers/bare-server'
import type { Address } from './compare'

/** URLs that visitors request from a server under measurement. */
export type Addresses = {
  recipePage: Address
  recipesPage: Address
  feed: Address
  recipe: Address
  recipes: Address
  currentSite: Address
  filters: Address
  picture: Address
}

/** A demo site, one of its recipes, and the key of that recipe's picture. */
export type Subject = { site: string; recipe: string; picture: string }

const hostOf = (site: string, port: number): string => `${site}.localhost:${port}`

/** The first URL requested from a server: a whole page. */
export const firstAddress = (site: string) => ({
  host: (port: number) => hostOf(site, port),
  path: '/',
})

/**
 * Lists all URLs of a subject on a port, with the headers of a signed-out browser that accepts compression.
 */
export function addressesOf({ site, recipe, picture }: Subject, port: number): Addresses {
  const headers = { host: hostOf(site, port), 'accept-encoding': 'gzip, br' }
  const at = (path: string): Address => ({ port, path, headers })
  const api = `/api/v1/site/${site}`
  return {
    recipePage: at(`/recipes/${recipe}`),
    recipesPage: at('/recipes'),
    feed: at('/feed.xml'),
    recipe: at(`${api}/recipes/${recipe}`),
    recipes: at(`${api}/recipes`),
    currentSite: at(`${api}/current-site`),
    filters: at(`${api}/filters`),
    picture: at(`/media/${picture}?width=640`),
  }
}

const Recipes = z.object({
  recipes: z.array(
    z.object({
      slug: z.string(),
      privacySetting: z.string(),
      image: z.object({ key: z.string() }).nullable(),
    }),
  ),
})

/** Chooses the first public recipe of a site that has a picture. */
export async function chooseSubject(site: string, port: number): Promise<Subject> {
  const { recipes } = addressesOf({ site, recipe: '', picture: '' }, port)
  const { body } = await getOnce({ ...recipes, headers: { host: hostOf(site, port) } })
  const found = Recipes.parse(JSON.parse(body.toString())).recipes.find(
    ({ privacySetting, image }) => privacySetting === 'public' && image !== null,
  )
  if (!found) throw new Error(`The site ${site} has no public recipe to measure`)
  return { site, recipe: found.slug, picture: found.image?.key ?? '' }
}

/** Returns whether this build serves a URL. */
export const isThere = async (address: Address): Promise<boolean> =>
  (await getOnce(address)).status === 200

/** The same address of another server, whose hosts have its port. */
export function onPort(page: Address, port: number): Address {
  const host = (page.headers['host'] ?? '').replace(String(page.port), String(port))
  return { ...page, port, headers: { ...page.headers, host } }
}
