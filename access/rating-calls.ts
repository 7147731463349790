import type { CallName } from '@/src/contract/calls'
import { anyone, editors, signedIn } from './call-rules'
import type { CallLevel } from './call-rules'
import type { Rule } from './levels'

/** The permissions of calls about ratings and cooked recipes; visitors rate where the site allows it. */
export const RATING_POLICY = {
  getRating: anyone,
  setRating: anyone,
  deleteRating: anyone,
  getRecipeRatings: editors,
  removeRatings: editors,
  restoreRatings: editors,
  listCooked: anyone,
  setCooked: signedIn,
  deleteCooked: signedIn,
  createPhotoUpload: signedIn,
  listManagedCooked: editors,
  setCookedStatus: editors,
  deleteManagedCooked: editors,
} as const satisfies { readonly [Name in CallName]?: Rule<CallLevel> }
