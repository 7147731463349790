import { z } from 'zod'
import { Email } from './basics'
import type { CallName } from './calls'
import { Instant } from './basics'
import { ManagedRecipeRow, Recipe } from './recipe'
import { ManagedRecipesQuery, RecipesPage, RecipesQuery } from './recipes-index'
import { ManagedSite, PublicSite } from './site'
import {
  CurrentUser,
  NextQuery,
  SignInRequest,
  SignUpRequest,
  SiteSignUpRequest,
  SiteUserData,
} from './user'

/** Who may make a call; finer rules are the use case's. */
export type CallAccess =
  /** Anyone; a bearer token is looked at when there is one. */
  | 'anyone'
  /** Whoever is signed in. */
  | 'signed-in'
  /** Whoever manages the site in the path: its author, its editors, platform admins. */
  | 'manager'

/** What is said of each call. */
export type CallSchema = {
  access: CallAccess
  query?: z.ZodType
  body?: z.ZodType
  answer: z.ZodType
  /** The status of success when it is not 200. */
  status?: 201 | 202
}

const Empty = z.object({})
const PublishRequest = z.strictObject({ publishedAt: Instant.optional() })

/** What each call takes and answers: the source of validation, types, OpenAPI and client. */
export const SCHEMAS = {
  requestSignIn: { access: 'anyone', query: NextQuery, body: SignInRequest, answer: Empty },
  confirmSignIn: {
    access: 'anyone',
    answer: z.object({ currentUser: CurrentUser, authToken: z.string() }),
  },
  requestSignUp: { access: 'anyone', query: NextQuery, body: SignUpRequest, answer: Empty },
  signOut: { access: 'signed-in', answer: Empty },
  getCurrentUser: { access: 'signed-in', answer: z.object({ currentUser: CurrentUser }) },
  createSingleUseToken: {
    access: 'signed-in',
    answer: z.object({ singleUseToken: z.string() }),
    status: 201,
  },
  createAdminSession: { access: 'signed-in', answer: Empty, status: 201 },
  createEarlySignup: {
    access: 'anyone',
    body: z.strictObject({ email: Email }),
    answer: Empty,
    status: 201,
  },
  listManagedSites: { access: 'signed-in', answer: z.object({ sites: z.array(ManagedSite) }) },
  listManagedRecipes: {
    access: 'manager',
    query: ManagedRecipesQuery,
    answer: z.object({ recipes: z.array(ManagedRecipeRow), total: z.number() }),
  },
  publishRecipe: {
    access: 'manager',
    body: PublishRequest,
    answer: z.object({ recipe: ManagedRecipeRow }),
  },
  unpublishRecipe: { access: 'manager', answer: z.object({ recipe: ManagedRecipeRow }) },
  requestSiteSignIn: { access: 'anyone', query: NextQuery, body: SignInRequest, answer: Empty },
  confirmSiteSignIn: {
    access: 'anyone',
    answer: z.object({
      currentUser: CurrentUser,
      siteUserData: SiteUserData,
      authToken: z.string(),
    }),
  },
  requestSiteSignUp: { access: 'anyone', query: NextQuery, body: SiteSignUpRequest, answer: Empty },
  getSiteCurrentUser: {
    access: 'signed-in',
    answer: z.object({ currentUser: CurrentUser, siteUserData: SiteUserData }),
  },
  getSite: { access: 'anyone', answer: z.object({ currentSite: PublicSite }) },
  listRecipes: { access: 'anyone', query: RecipesQuery, answer: RecipesPage },
  getRecipe: { access: 'anyone', answer: z.object({ recipe: Recipe }) },
} as const satisfies Record<CallName, CallSchema>

type Schemas = typeof SCHEMAS
type Input<Name extends CallName, Part extends 'query' | 'body'> = Schemas[Name] extends {
  [key in Part]: infer Schema extends z.ZodType
}
  ? z.input<Schema>
  : undefined
type Output<Name extends CallName, Part extends 'query' | 'body'> = Schemas[Name] extends {
  [key in Part]: infer Schema extends z.ZodType
}
  ? z.output<Schema>
  : undefined

/** What a caller sends. */
export type CallQuery<Name extends CallName> = Input<Name, 'query'>
export type CallBody<Name extends CallName> = Input<Name, 'body'>
/** What a handler receives after validation. */
export type ParsedQuery<Name extends CallName> = Output<Name, 'query'>
export type ParsedBody<Name extends CallName> = Output<Name, 'body'>
/** What a call answers. */
export type CallAnswer<Name extends CallName> = z.output<Schemas[Name]['answer']>
