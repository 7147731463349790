import { z } from 'zod'
import { Id } from '../basics'
import { Image } from '../media/image'
import { RichText } from '../recipe/rich-text'

export const MEASUREMENT_SYSTEMS = ['metric', 'imperial'] as const
export const TEMPERATURE_SYSTEMS = ['celsius', 'fahrenheit'] as const
export const HEADER_LAYOUTS = ['left', 'centered'] as const
export const THEME_STYLES = ['accent', 'tonal', 'bold'] as const
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

/** The colour theme of a site: eight CSS colours. */
export const ColorTheme = z.object({
  colorText: z.string(),
  colorAccent: z.string(),
  colorSubdued: z.string(),
  colorOverlay: z.string(),
  colorBackground: z.string(),
  colorPanel: z.string(),
  colorEmphasis: z.string(),
  colorOutline: z.string(),
})
export type ColorTheme = z.infer<typeof ColorTheme>

/** The type theme of a site: two font families, each with a normal and a bold weight. */
export const TypeTheme = z.object({
  displayFontFamily: z.string(),
  narrativeFontFamily: z.string(),
  displayFontNormalWeight: z.number(),
  displayFontBoldWeight: z.number(),
  narrativeFontNormalWeight: z.number(),
  narrativeFontBoldWeight: z.number(),
})
export type TypeTheme = z.infer<typeof TypeTheme>

export const SocialMediaLink = z.object({
  id: z.string(),
  platform: z.enum(PUBLIC_SOCIAL_PLATFORMS),
  url: z.string(),
})
export const SiteEvent = z.object({
  id: Id,
  title: z.string(),
  image: Image.nullable(),
  date: z.string(),
  location: z.string().nullable(),
  description: z.string().nullable(),
  href: z.string().nullable(),
})
export type SiteEvent = z.infer<typeof SiteEvent>

/**
 * The public view of a site.
 * @see docs/product/sites-and-hosts.md#public-view-of-a-site
 */
export const PublicSite = z.object({
  id: Id,
  slug: z.string(),
  primaryDomain: z
    .string()
    .nullable()
    .describe("The verified custom domain that links use; null for the site's own host name."),
  title: z.string(),
  template: z.string(),
  aboutShort: z.string().nullable(),
  aboutHeading: z.string().nullable(),
  about: RichText,
  owner: z.object({ displayName: z.string(), avatar: Image.nullable() }),
  featuredImage: Image.nullable(),
  logo: Image.nullable(),
  icon: Image.nullable(),
  favicon: Image.nullable(),
  colorTheme: ColorTheme,
  typeTheme: TypeTheme,
  themeStyle: z.enum(THEME_STYLES),
  themeAccentColor: z.string().nullable(),
  cssOverrides: z.string().nullable(),
  googleAnalyticsId: z.string().nullable(),
  defaultMeasurementSystem: z.enum(MEASUREMENT_SYSTEMS),
  defaultTemperatureSystem: z.enum(TEMPERATURE_SYSTEMS),
  headerLayout: z.enum(HEADER_LAYOUTS),
  headerLinks: z.array(
    z.object({ id: z.string(), label: z.string(), href: z.string(), openInNewTab: z.boolean() }),
  ),
  linkPageHeading: z.string().nullable(),
  links: z.array(z.object({ id: z.string(), label: z.string().nullable(), href: z.string() })),
  socialMediaLinks: z.array(SocialMediaLink),
  productLinks: z.array(
    z.object({
      id: z.string(),
      productTitle: z.string(),
      productImage: Image.nullable(),
      href: z.string(),
    }),
  ),
  events: z.array(SiteEvent),
  hideSidebarBio: z.boolean(),
  newslettersEnabled: z.boolean(),
  subscriptionsEnabled: z.boolean(),
  paymentsEnabled: z.boolean(),
  commentsEnabled: z.boolean(),
  monthlyAmountCents: z.number().nullable(),
  yearlyAmountCents: z.number().nullable(),
  currency: z.string(),
})
export type PublicSite = z.infer<typeof PublicSite>

/** A site that the signed-in user manages. */
export const ManagedSite = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  url: z.string(),
  role: z.enum(['owner', 'editor', 'admin']),
  allowedCalls: z
    .array(z.string())
    .describe('Names of the calls that the caller may make on this site.'),
  recipeCount: z.number(),
  draftCount: z.number(),
  subscriberCount: z.number(),
  featuredImage: Image.nullable(),
})
export type ManagedSite = z.infer<typeof ManagedSite>

/** A site in the public list of the deployment's sites. */
export type ListedSite = Pick<PublicSite, 'slug' | 'title' | 'aboutShort' | 'featuredImage'> & {
  url: string
  recipeCount: number
}
