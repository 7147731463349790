/**
 * The social platforms that authors choose from.
 * @see docs/product/sites-and-hosts.md#social-platforms
 */
export const SOCIAL_PLATFORMS = [
  'discord',
  'email',
  'instagram',
  'pinterest',
  'substack',
  'tiktok',
  'x',
  'youtube',
] as const
/**
 * The social platforms that a site may show: imports add three.
 * @see docs/product/sites-and-hosts.md#social-platforms
 */
export const PUBLIC_SOCIAL_PLATFORMS = [
  ...SOCIAL_PLATFORMS,
  'facebook',
  'website',
  'amazon',
] as const

/** Whether authors can choose a platform; the others only exist in imported links. */
export const isOwnChoice = (platform: string): boolean =>
  SOCIAL_PLATFORMS.some((each) => each === platform)
