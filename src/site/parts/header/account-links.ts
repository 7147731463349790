/**
 * The targets of the account menu on the account host.
 * @see docs/product/site-frame.md#account-menu
 */
export const ACCOUNT_LINKS = [
  { label: 'Bookmarks', path: '/bookmarks' },
  { label: 'Profile', path: '/profile' },
  { label: 'Subscriptions', path: '/subscriptions' },
  { label: 'Create', path: '/create' },
] as const

/** The account menu of a signed-out reader. */
export const SIGNED_OUT_LINKS = [
  { label: 'Sign In', href: '/sign-in' },
  { label: 'Create Account', href: '/sign-up' },
] as const
