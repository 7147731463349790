/** The settings of who may create sites: anyone with an account, or platform admins alone. */
export const SITE_CREATION = ['anyone', 'admins'] as const
export type SiteCreation = (typeof SITE_CREATION)[number]
