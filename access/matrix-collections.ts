import type { Config } from '@/payload-types'
import type { Role } from './matrix'

/*
 * Payload's own door (the admin and its REST): what each role may do with a document of a site it is
 * this to. What a document is nobody's own to read is in no list and answers as if it were not there.
 */

export const OPERATIONS = ['list', 'read', 'create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]
type Allowed = readonly Role[]
/** Who may; everybody else may not. */
export type CollectionAccess = Readonly<Record<Operation, Allowed>>

const NOBODY: Allowed = []
const ADMIN: Allowed = ['admin']
const MANAGERS: Allowed = ['editor', 'author', 'admin']
/** Who writes on some site, not necessarily this one. */
const WORKERS: Allowed = ['editor', 'author', 'admin', 'otherAuthor']

const SIGNED_IN: Allowed = ['signedIn', 'free', 'paid', 'editor', 'author', 'admin', 'otherAuthor']

const same = (allowed: Allowed): CollectionAccess => access(allowed, allowed, allowed, allowed)
const access = (
  read: Allowed,
  create: Allowed,
  update: Allowed,
  remove: Allowed,
): CollectionAccess => ({ list: read, read, create, update, delete: remove })

/** Every collection, for a document of the site (or one without a site) that is not the caller's own. */
export const COLLECTION_ACCESS: Readonly<Record<keyof Config['collections'], CollectionAccess>> = {
  recipes: same(MANAGERS),
  'recipe-collections': same(MANAGERS),
  events: same(MANAGERS),
  redirects: same(MANAGERS),
  images: same(MANAGERS),
  videos: access(MANAGERS, NOBODY, MANAGERS, MANAGERS),
  sites: access(MANAGERS, ADMIN, MANAGERS, ['author', 'admin']),
  terms: same(MANAGERS),
  'color-themes': same(MANAGERS),
  'type-themes': same(MANAGERS),
  comments: access(MANAGERS, NOBODY, MANAGERS, MANAGERS),
  subscriptions: access(MANAGERS, NOBODY, NOBODY, NOBODY),
  'newsletter-sends': access(MANAGERS, NOBODY, NOBODY, NOBODY),
  imports: access(MANAGERS, NOBODY, NOBODY, MANAGERS),
  'import-rows': access(MANAGERS, NOBODY, NOBODY, NOBODY),
  'import-pictures': same(NOBODY),

  ingredients: access(WORKERS, ADMIN, ADMIN, ADMIN),
  units: access(WORKERS, ADMIN, ADMIN, ADMIN),
  equipment: access(WORKERS, ADMIN, ADMIN, ADMIN),

  users: same(ADMIN),
  'auth-sessions': access(ADMIN, NOBODY, NOBODY, ADMIN),
  'early-signups': access(ADMIN, NOBODY, NOBODY, ADMIN),
  'app-subscriptions': access(ADMIN, NOBODY, NOBODY, NOBODY),

  bookmarks: same(NOBODY),
  'comment-upvotes': same(NOBODY),
  'sign-in-tokens': same(NOBODY),
  'rate-limits': same(NOBODY),
  'idempotency-keys': same(NOBODY),

  // Payload's own: who has a document open, how somebody's lists look, what was migrated.
  'payload-locked-documents': access(ADMIN, NOBODY, NOBODY, ADMIN),
  'payload-preferences': access(NOBODY, SIGNED_IN, NOBODY, NOBODY),
  'payload-migrations': same(NOBODY),
  'payload-kv': same(NOBODY),
}
