/** Where the lines of the account menu lead on the account host (visitor-site §2). */
export const ACCOUNT_LINKS = [
  // Bookmarks, Profile and Subscriptions stand here once they have their pages.
  { label: 'Create', path: '/kitchen' },
] as const

/** What someone who is not signed in may do. */
export const SIGNED_OUT_LINKS = [
  { label: 'Sign In', href: '/sign-in' },
  { label: 'Create Account', href: '/sign-up' },
] as const
