/** Settings for the creation of sites: by anyone with an account, or by platform admins only. */
export const SITE_CREATION = ['anyone', 'admins'] as const
export type SiteCreation = (typeof SITE_CREATION)[number]
