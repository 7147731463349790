import { NO_ACCESS } from '../policy'
import type { CollectionPolicy, CollectionSlug } from '../policy'
import { colorThemes, equipment, ingredients, terms, typeThemes, units } from './catalogues'
import { importRows, imports } from './imports'
import { failedJobs } from './jobs'
import { images, videos } from './media'
import { authSessions, documentLocks, adminPreferences, users } from './people'
import { events, letters, recipeCollections, redirects } from './publishing'
import { appSubscriptions, comments, earlySignups, newsletterSends, subscriptions } from './readers'
import { recipes } from './recipes'
import { sites } from './sites'

/** The policy of every collection behind Payload's REST and admin; one without does not compile. */
export const COLLECTION_POLICY: Readonly<Record<CollectionSlug, CollectionPolicy>> = {
  recipes,
  'recipe-collections': recipeCollections,
  events,
  letters,
  redirects,
  images,
  videos,
  sites,
  comments,
  subscriptions,
  'newsletter-sends': newsletterSends,
  'app-subscriptions': appSubscriptions,
  'early-signups': earlySignups,
  ingredients,
  units,
  equipment,
  terms,
  'color-themes': colorThemes,
  'type-themes': typeThemes,
  imports,
  'import-rows': importRows,
  'import-pictures': NO_ACCESS,
  'bulk-jobs': NO_ACCESS,
  'bulk-job-rows': NO_ACCESS,
  'site-exports': NO_ACCESS,
  'failed-jobs': failedJobs,
  users,
  'auth-sessions': authSessions,
  'sign-in-tokens': NO_ACCESS,
  bookmarks: NO_ACCESS,
  'comment-upvotes': NO_ACCESS,
  'rate-limits': NO_ACCESS,
  'idempotency-keys': NO_ACCESS,
  'payload-preferences': adminPreferences,
  'payload-locked-documents': documentLocks,
  'payload-migrations': NO_ACCESS,
  'payload-kv': NO_ACCESS,
}
