import { KEPT_FROM_ALL } from '../policy'
import type { CollectionPolicy, Slug } from '../policy'
import { colorThemes, equipment, ingredients, terms, typeThemes, units } from './catalogues'
import { importRows, imports } from './imports'
import { images, videos } from './media'
import { authSessions, locks, preferences, users } from './people'
import { events, recipeCollections, redirects } from './publishing'
import { appSubscriptions, comments, earlySignups, newsletterSends, subscriptions } from './readers'
import { recipes } from './recipes'
import { sites } from './sites'

/** The policy of every collection behind Payload's REST and admin; one without does not compile. */
export const COLLECTION_POLICY: Readonly<Record<Slug, CollectionPolicy>> = {
  recipes,
  'recipe-collections': recipeCollections,
  events,
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
  'import-pictures': KEPT_FROM_ALL,
  users,
  'auth-sessions': authSessions,
  'sign-in-tokens': KEPT_FROM_ALL,
  bookmarks: KEPT_FROM_ALL,
  'comment-upvotes': KEPT_FROM_ALL,
  'rate-limits': KEPT_FROM_ALL,
  'idempotency-keys': KEPT_FROM_ALL,
  'payload-preferences': preferences,
  'payload-locked-documents': locks,
  'payload-migrations': KEPT_FROM_ALL,
  'payload-kv': KEPT_FROM_ALL,
}
