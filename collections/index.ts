import type { CollectionConfig } from 'payload'
import { withAdminDefaults } from './admin-defaults'
import { authSessions } from './auth-sessions'
import { equipment, ingredients, terms, units } from './catalogues'
import { bookmarks, comments, commentUpvotes } from './comments'
import { bulkJobRows, bulkJobs } from './bulk-jobs'
import { earlySignups } from './early-signups'
import { events } from './events'
import { failedJobs } from './failed-jobs'
import { idempotencyKeys } from './idempotency-keys'
import { letters } from './letters'
import { images, videos } from './images'
import { importPictures, importRows, imports, redirects } from './imports'
import { rateLimits } from './rate-limits'
import { recipeCollections } from './recipe-collections'
import { recipes } from './recipes'
import { siteExports } from './site-exports'
import { signInTokens } from './sign-in-tokens'
import { sites } from './sites'
import { appSubscriptions, newsletterSends, subscriptions } from './subscriptions'
import { colorThemes, typeThemes } from './themes'
import { users } from './users'

/** All collections, in the order of the admin's menu. */
export const collections: CollectionConfig[] = [
  recipes,
  recipeCollections,
  images,
  videos,
  events,
  letters,
  imports,
  redirects,
  sites,
  comments,
  subscriptions,
  newsletterSends,
  ingredients,
  units,
  equipment,
  terms,
  colorThemes,
  typeThemes,
  users,
  authSessions,
  failedJobs,
  appSubscriptions,
  earlySignups,
  signInTokens,
  commentUpvotes,
  bookmarks,
  importRows,
  importPictures,
  bulkJobs,
  bulkJobRows,
  siteExports,
  rateLimits,
  idempotencyKeys,
].map(withAdminDefaults)
