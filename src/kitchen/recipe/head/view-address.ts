import type { RecipeDraft } from '@/src/contract/recipe/draft'
import type { ManagedSite } from '@/src/contract/site/site'
import { publicAddress } from '../../recipes/recipe-links'
import { recipeStatus } from '../../recipes/status'
import { serverNow } from '../../state/session/server-clock'

/** The address under which readers see a recipe; null while they do not. */
export const viewAddress = (
  { url }: Pick<ManagedSite, 'url'>,
  { slug, publishedAt }: Pick<RecipeDraft['recipe'], 'slug' | 'publishedAt'>,
): string | null =>
  recipeStatus(publishedAt, serverNow()) === 'published' ? publicAddress(url, slug) : null
