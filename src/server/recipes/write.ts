import type { Payload, PayloadRequest } from 'payload'
import type { ResolvedRecipe } from './lines/resolve-lines'
import { storedRecipe } from './reading/stored'

/** The source of an imported recipe. */
export type RecipeSource = { sourceKey: string; sourceUrl: string | null }

/** Stores a new recipe of a site; returns its id. The caller validates it. */
export async function createRecipe(
  payload: Payload,
  siteId: string,
  write: ResolvedRecipe,
  { source, req }: { source?: RecipeSource; req?: PayloadRequest } = {},
): Promise<string> {
  const { id } = await payload.create({
    collection: 'recipes',
    data: { ...storedRecipe(write), ...source, site: siteId },
    depth: 0,
    select: {},
    ...(req ? { req } : {}),
  })
  return id
}

/** Replaces a recipe; fields omitted from `write` are emptied. */
export async function replaceRecipe(
  payload: Payload,
  id: string,
  write: ResolvedRecipe,
  { source, req }: { source?: RecipeSource; req?: PayloadRequest } = {},
): Promise<void> {
  await payload.update({
    collection: 'recipes',
    id,
    data: { ...storedRecipe(write), ...source },
    depth: 0,
    select: {},
    ...(req ? { req } : {}),
  })
}
