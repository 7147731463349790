import { toast } from 'sonner'
import { call } from '@/src/api/call'
import { refreshRecipes } from '../../state/recipe-pages'

/** Removes a recipe in the bin for good. @throws ApiError, TypeError as `call` does */
export async function removeFromBin(site: string, id: string): Promise<void> {
  await call('removeRecipe', { params: { site, id } })
  toast('Deleted permanently')
  await refreshRecipes()
}
