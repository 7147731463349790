/**
 * Every call of the API: its name, method and path (platform §7; `added` ones by contract.md).
 * Read this first. What a call takes and answers stands in `schemas.ts` under the same name.
 */
export const CALLS = {
  // Accounts, on the account host
  requestSignIn: 'POST /v1/manage/sign-in',
  confirmSignIn: 'POST /v1/manage/sign-in/{tokenValue}',
  requestSignUp: 'POST /v1/manage/sign-up',
  signOut: 'POST /v1/manage/sign-out',
  getCurrentUser: 'GET /v1/manage/current-user',
  createSingleUseToken: 'POST /v1/manage/single-use-tokens',
  createAdminSession: 'POST /v1/manage/admin-sessions', // added
  createEarlySignup: 'POST /v1/manage/early-signups',

  // Authors and editors
  listManagedSites: 'GET /v1/manage/sites', // added
  listManagedRecipes: 'GET /v1/manage/{site}/recipes',
  publishRecipe: 'POST /v1/manage/{site}/recipes/{id}/publish',
  unpublishRecipe: 'POST /v1/manage/{site}/recipes/{id}/unpublish',

  // Visitors of a site
  requestSiteSignIn: 'POST /v1/site/{site}/sign-in',
  confirmSiteSignIn: 'POST /v1/site/{site}/sign-in/{tokenValue}',
  requestSiteSignUp: 'POST /v1/site/{site}/sign-up',
  getSiteCurrentUser: 'GET /v1/site/{site}/current-user',
  getSite: 'GET /v1/site/{site}/current-site',
  listRecipes: 'GET /v1/site/{site}/recipes',
  getRecipe: 'GET /v1/site/{site}/recipes/{recipeSlug}',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /v1/${string}`>

/** The name of a call. */
export type CallName = keyof typeof CALLS

/** The `{names}` in a call's path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never

/** What fills the path of a call. */
export type CallParams<Name extends CallName> = Record<PathParams<(typeof CALLS)[Name]>, string>
