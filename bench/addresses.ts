import { z } from 'zod'
import { getOnce } from './bare-server'
import type { Address } from './compare'

/** What visitors ask for, on a server that is measured. */
export type Addresses = {
  recipePage: Address
  recipesPage: Address
  feed: Address
  recipe: Address
  recipes: Address
  currentSite: Address
  filters: Address
}

/** A site of the demo and one of its recipes. */
export type Subject = { site: string; recipe: string }

const hostOf = (site: string, port: number): string => `${site}.localhost:${port}`

/** Where the first answer of a server is expected: a whole page. */
export const firstAddress = (site: string) => ({
  host: (port: number) => hostOf(site, port),
  path: '/',
})

/** All addresses of a subject on a port, asked for as browsers do: compressed, not signed in. */
export function addressesOf({ site, recipe }: Subject, port: number): Addresses {
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
  }
}

const Recipes = z.object({
  recipes: z.array(z.object({ slug: z.string(), privacySetting: z.string() })),
})

/** The first recipe of a site that anybody may read whole. */
export async function chooseRecipe(site: string, port: number): Promise<string> {
  const { recipes } = addressesOf({ site, recipe: '' }, port)
  const { body } = await getOnce({ ...recipes, headers: { host: hostOf(site, port) } })
  const found = Recipes.parse(JSON.parse(body.toString())).recipes.find(
    ({ privacySetting }) => privacySetting === 'public',
  )
  if (!found) throw new Error(`The site ${site} has no public recipe to measure`)
  return found.slug
}

/** Whether an address is there in this build. */
export const isThere = async (address: Address): Promise<boolean> =>
  (await getOnce(address)).status === 200
