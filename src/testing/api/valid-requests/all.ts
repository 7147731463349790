import type { CallName } from '@/src/contract/calls'
import type { Maker } from '../target'
import { ACCOUNTS_REQUESTS } from './accounts'
import { MODERATION_REQUESTS } from './moderation'
import { SITES_REQUESTS } from './sites'
import { RATINGS_REQUESTS } from './ratings'
import { READERS_REQUESTS } from './readers'
import { RECIPES_REQUESTS } from './recipes'
import { IMPORTS_REQUESTS } from './imports'
import { VISITORS_REQUESTS } from './visitors'

/** A request per call that succeeds for callers with the right, with new objects each time. */
export const VALID_REQUESTS: { readonly [Name in CallName]: Maker<Name> } = {
  ...ACCOUNTS_REQUESTS,
  ...SITES_REQUESTS,
  ...READERS_REQUESTS,
  ...RATINGS_REQUESTS,
  ...MODERATION_REQUESTS,
  ...RECIPES_REQUESTS,
  ...IMPORTS_REQUESTS,
  ...VISITORS_REQUESTS,
}
