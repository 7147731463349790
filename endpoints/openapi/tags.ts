/** What the calls are about, in the order they are shown, with a sentence each. */
export const TAGS = {
  Accounts: 'Signing in and up by mailed links, and the profile of who is signed in.',
  Sites: 'Sites, their settings and what their visitors see.',
  Recipes: 'Reading, writing, publishing and finding recipes.',
  Collections: 'Recipes put together by their author.',
  Comments: 'Comments, replies and upvotes, and hiding them.',
  Bookmarks: 'Recipes a reader saved.',
  Pictures: 'Sending pictures, to be used in recipes, sites and profiles.',
  Subscriptions: 'Subscribing to sites, subscribers and payments.',
  Newsletters: 'Recipes mailed to subscribers.',
  Transfer: 'Recipes in bulk: in from files and pages, out as a file.',
  Catalogues: 'Units, ingredients, equipment and terms.',
  Other: 'All else.',
} as const

export type Tag = keyof typeof TAGS

/** Words of paths and what they are about; the last known one of a path decides. */
const SUBJECTS: Readonly<Record<string, Tag>> = {
  'admin-sessions': 'Accounts',
  'app-subscription-billing-portal-sessions': 'Subscriptions',
  'app-subscriptions': 'Subscriptions',
  'billing-portal-sessions': 'Subscriptions',
  bookmarks: 'Bookmarks',
  cancellations: 'Subscriptions',
  'checkout-sessions': 'Subscriptions',
  collections: 'Collections',
  'comment-upvotes': 'Comments',
  comments: 'Comments',
  'current-app-subscription': 'Subscriptions',
  'current-site': 'Sites',
  'current-user': 'Accounts',
  domains: 'Sites',
  'early-signups': 'Accounts',
  export: 'Transfer',
  filters: 'Recipes',
  globals: 'Catalogues',
  'hidden-comments': 'Comments',
  'image-upload-urls': 'Pictures',
  images: 'Pictures',
  imports: 'Transfer',
  'ingredient-parse': 'Transfer',
  'newsletter-sends': 'Newsletters',
  'published-recipes': 'Recipes',
  'recipe-parse': 'Transfer',
  recipes: 'Recipes',
  'search-suggestions': 'Recipes',
  sessions: 'Accounts',
  'sign-in': 'Accounts',
  'sign-in-links': 'Accounts',
  'sign-out': 'Accounts',
  'sign-up': 'Accounts',
  'single-use-tokens': 'Accounts',
  'site-collections': 'Collections',
  'site-recipes': 'Recipes',
  'site-slugs': 'Sites',
  sites: 'Sites',
  subscribers: 'Subscriptions',
  subscriptions: 'Subscriptions',
}

/** What a path is about; `Other` for words nobody has placed yet. */
export function tagOf(path: string): Tag {
  const words = path.split('/').filter((word) => word in SUBJECTS)
  return SUBJECTS[words.at(-1) ?? ''] ?? 'Other'
}
