/** The tags of the calls, in the order they are shown, each with its description. */
export const TAGS = {
  Accounts:
    'Sign-in and sign-up by emailed links, sessions, and the profile of the signed-in user.',
  Sites: 'Sites, their settings, custom domains and public view.',
  Recipes: 'Reading, writing, publishing and searching recipes.',
  Collections: 'Collections of recipes, in the order the author gave them.',
  Comments: 'Comments, replies and upvotes, and their moderation.',
  Bookmarks: 'Recipes that a reader has saved.',
  Pictures:
    'Uploading pictures and videos for recipes, sites and profiles, and the library of a site.',
  Subscriptions: 'Subscriptions to sites, subscribers and payments.',
  Newsletters: 'Recipes sent to subscribers by email.',
  Transfer: 'Parsing single recipes, importing files in bulk, and exporting a site.',
  Catalogues: 'Units, ingredients, equipment and terms.',
  Other: 'Everything else.',
} as const

export type Tag = keyof typeof TAGS

/** Tags by segment of a path; the last known segment of a path decides. */
const SUBJECTS: Readonly<Record<string, Tag>> = {
  'address-imports': 'Transfer',
  'admin-sessions': 'Accounts',
  'app-subscription-billing-portal-sessions': 'Subscriptions',
  'app-subscriptions': 'Subscriptions',
  'billing-portal-sessions': 'Subscriptions',
  bookmarks: 'Bookmarks',
  'bulk-jobs': 'Recipes',
  cancellations: 'Subscriptions',
  'checkout-sessions': 'Subscriptions',
  collections: 'Collections',
  'comment-upvotes': 'Comments',
  comments: 'Comments',
  'current-app-subscription': 'Subscriptions',
  'current-site': 'Sites',
  'current-user': 'Accounts',
  domains: 'Sites',
  draft: 'Recipes',
  'draft-links': 'Recipes',
  'saved-views': 'Recipes',
  redirects: 'Sites',
  'early-signups': 'Accounts',
  events: 'Sites',
  export: 'Transfer',
  filters: 'Recipes',
  globals: 'Catalogues',
  'hidden-comments': 'Comments',
  'image-fetches': 'Pictures',
  'image-upload-urls': 'Pictures',
  images: 'Pictures',
  'import-rows': 'Transfer',
  imports: 'Transfer',
  'ingredient-parse': 'Transfer',
  'newsletter-sends': 'Newsletters',
  pictures: 'Pictures',
  presence: 'Recipes',
  'published-recipes': 'Recipes',
  'recipe-parse': 'Transfer',
  'recipe-lists': 'Recipes',
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
  'site-exports': 'Transfer',
  sites: 'Sites',
  versions: 'Recipes',
  'video-upload-urls': 'Pictures',
  videos: 'Pictures',
  subscribers: 'Subscriptions',
  subscriptions: 'Subscriptions',
  terms: 'Catalogues',
}

/** The tag of a path; `Other` when none of its segments has one. */
export function tagOf(path: string): Tag {
  const words = path.split('/').filter((word) => word in SUBJECTS)
  return SUBJECTS[words.at(-1) ?? ''] ?? 'Other'
}
