import { z } from 'zod'
import { PAYMENT_MODES } from '@/src/domain/payments/payments'
import { HEADER_LAYOUTS, THEME_STYLES } from '@/src/domain/appearance/look-choices'
import { HOME_SECTIONS } from '@/src/domain/appearance/home-sections'
import {
  AllowedCalls,
  Cents,
  OwnId,
  OwnSiteSlug,
  Reduced,
  Role,
  SiteLanguage,
  SiteTimeZone,
  SiteUrl,
  timeOf,
} from '../common-fields'
import { Image } from '../media/image'
import { WideRichText } from '../recipe/rich-text'
import { PageSeoFields } from '../seo'
import { RowId, SocialMediaLink } from './social-media-link'
import { Suspension } from './suspension'
import { COMMUNITY_SWITCHES } from './community-switches'

export const MEASUREMENT_SYSTEMS = ['metric', 'imperial'] as const
export const TEMPERATURE_SYSTEMS = ['celsius', 'fahrenheit'] as const
const colour = (use: string): z.ZodString => z.string().describe(`CSS color of ${use}.`)

/** The colour theme of a site: eight CSS colours. */
export const ColorTheme = z
  .object({
    colorText: colour('text'),
    colorAccent: colour('buttons and highlights'),
    colorSubdued: colour('secondary text'),
    colorOverlay: colour('overlays on pictures'),
    colorBackground: colour('the page'),
    colorPanel: colour('panels and bands'),
    colorEmphasis: colour('emphasized bands and the footer'),
    colorOutline: colour('borders and lines'),
  })
  .describe('The color theme of a site: eight CSS colors.')
export type ColorTheme = z.infer<typeof ColorTheme>

/** The type theme of a site: two font families, each with a normal and a bold weight. */
export const TypeTheme = z
  .object({
    displayFontFamily: z.string().describe('Font family for headings.'),
    narrativeFontFamily: z.string().describe('Font family for body text.'),
    displayFontNormalWeight: z.number().describe('Regular weight of `displayFontFamily`.'),
    displayFontBoldWeight: z.number().describe('Bold weight of `displayFontFamily`.'),
    narrativeFontNormalWeight: z.number().describe('Regular weight of `narrativeFontFamily`.'),
    narrativeFontBoldWeight: z.number().describe('Bold weight of `narrativeFontFamily`.'),
  })
  .describe('The type theme of a site: two font families, each with a regular and a bold weight.')
export type TypeTheme = z.infer<typeof TypeTheme>

export const SiteEvent = z
  .object({
    id: OwnId,
    title: z.string().describe('Title of the event.'),
    image: Image.nullable().describe('Picture; `null` if there is none.'),
    date: timeOf('Date of the event'),
    location: z.string().nullable().describe('Place, as text; `null` if there is none.'),
    description: z.string().nullable().describe('Plain text; `null` if there is none.'),
    href: z.string().nullable().describe('URL with more information; `null` if there is none.'),
  })
  .describe('An event of a site.')
export type SiteEvent = z.infer<typeof SiteEvent>

/**
 * The public view of a site.
 * @see docs/product/sites-and-hosts.md#public-view-of-a-site
 */
export const PublicSite = z
  .object({
    id: OwnId,
    slug: OwnSiteSlug,
    primaryDomain: z
      .string()
      .nullable()
      .describe("Verified custom domain used in links; `null` if the site's own hostname is used."),
    title: z.string().describe('Title of the site.'),
    template: z
      .string()
      .describe('Name of the template that renders the pages; new templates may be added.'),
    aboutShort: z.string().nullable().describe('Plain-text author bio; `null` if there is none.'),
    aboutHeading: z.string().nullable().describe('About page heading; `null` for the default.'),
    reduced: Reduced,
    about: WideRichText.describe('Text of the about page; empty if there is none.'),
    aboutImages: z.array(Image).describe('Pictures used in `about`, without duplicates.'),
    owner: z
      .object({
        displayName: z.string().describe('Display name; empty if not set.'),
        avatar: Image.nullable().describe('Profile picture; `null` if there is none.'),
      })
      .describe('The owner of the site.'),
    featuredImage: Image.nullable().describe(
      'Main picture, also used in link previews; `null` if there is none.',
    ),
    logo: Image.nullable().describe(
      'Logo shown instead of the title in the header; `null` to show the title.',
    ),
    logoOnDark: Image.nullable().describe('Logo for dark backgrounds; `null` to use `logo`.'),
    icon: Image.nullable().describe(
      'Icon of the site and its web app; `null` to generate one from its first letter.',
    ),
    favicon: Image.nullable().describe('Icon for browser tabs; `null` to use `icon`.'),
    colorTheme: ColorTheme.describe("The site's color theme, or the default one."),
    typeTheme: TypeTheme.describe("The site's type theme, or the default one."),
    themeStyle: z.enum(THEME_STYLES).describe('How extensively pages use the accent color.'),
    themeAccentColor: z
      .string()
      .nullable()
      .describe("Accent color as `#rrggbb`; `null` to use the theme's."),
    cssOverrides: z
      .string()
      .nullable()
      .describe("CSS added after the site's own styles; `null` if there is none."),
    googleAnalyticsId: z
      .string()
      .nullable()
      .describe('Google Analytics ID, such as `G-ABC123`; `null` if analytics is disabled.'),
    defaultMeasurementSystem: z
      .enum(MEASUREMENT_SYSTEMS)
      .describe('Measurement system for readers who have not chosen one; `imperial` is US units.'),
    defaultTemperatureSystem: z
      .enum(TEMPERATURE_SYSTEMS)
      .describe('Temperature unit for readers who have not chosen one.'),
    isMeasurementSystemChosen: z
      .boolean()
      .describe(
        'Whether `defaultMeasurementSystem` was set by a manager or an import; until then, pages show amounts as written.',
      ),
    isTemperatureSystemChosen: z
      .boolean()
      .describe(
        'Whether `defaultTemperatureSystem` was set by a manager or an import; until then, pages show temperatures as written.',
      ),
    spellOutUnits: z
      .boolean()
      .describe('Whether units of converted amounts are spelled out, such as `240 milliliters`.'),
    language: SiteLanguage,
    timeZone: SiteTimeZone,
    showMockups: z
      .boolean()
      .describe("Whether pages show the template's decorative controls, such as Shop buttons."),
    headerLayout: z.enum(HEADER_LAYOUTS).describe('Position of the logo in the header.'),
    homeSections: z
      .array(
        z.object({
          id: RowId,
          section: z.enum(HOME_SECTIONS).describe('Purpose of the section.'),
          isHidden: z.boolean().describe('Whether the section is hidden.'),
          heading: z.string().nullable().describe("Section heading; `null` to use the template's."),
        }),
      )
      .describe("Sections of the home page, in order; empty to use the template's."),
    headerLinks: z
      .array(
        z.object({
          id: RowId,
          label: z.string().describe('Link text.'),
          href: z.string().describe('Absolute URL, or a path on the site.'),
          openInNewTab: z.boolean().describe('Whether the link opens in a new tab.'),
        }),
      )
      .describe('Links in the header, in order.'),
    linkPageHeading: z.string().nullable().describe('Links page heading; `null` to use "Links".'),
    links: z
      .array(
        z.object({
          id: RowId,
          label: z.string().nullable().describe('Link text; `null` to show the hostname.'),
          href: z.string().describe('URL.'),
        }),
      )
      .describe('Links of the links page, in order.'),
    socialMediaLinks: z.array(SocialMediaLink).describe('Links to social platforms, in order.'),
    productLinks: z
      .array(
        z.object({
          id: RowId,
          productTitle: z.string().describe('Product name.'),
          productImage: Image.nullable().describe('Picture; `null` if there is none.'),
          href: z.string().describe('URL of the product.'),
        }),
      )
      .describe('Products on the home page, in order.'),
    ...PageSeoFields,
    events: z.array(SiteEvent).describe('Events, latest date first.'),
    hideSidebarBio: z.boolean().describe('Whether the author bio beside pages is hidden.'),
    newsletterHeading: z
      .string()
      .nullable()
      .describe('Heading of the newsletter box on the home page; `null` to use the default.'),
    newsletterText: z.string().nullable().describe('Newsletter box text; `null` for the default.'),
    subscribeHeading: z
      .string()
      .nullable()
      .describe('Subscribe page heading when paid plans are offered; `null` to use the default.'),
    freePlanText: z
      .string()
      .nullable()
      .describe('Benefits of the free plan, one per line; `null` to use the default.'),
    paidPlanText: z
      .string()
      .nullable()
      .describe('Benefits of the paid plans, one per line; `null` to use the default.'),
    newslettersEnabled: z.boolean().describe('Whether readers can subscribe to the newsletter.'),
    subscriptionsEnabled: z
      .boolean()
      .describe('Whether paid subscriptions are enabled; `paymentsEnabled` is also required.'),
    paymentsEnabled: z
      .boolean()
      .describe('Whether payments are enabled; paid plans also require at least one price.'),
    ...COMMUNITY_SWITCHES,
    monthlyAmountCents: Cents('Price of the monthly plan', 'if not offered'),
    yearlyAmountCents: Cents('Price of the yearly plan', 'if not offered'),
    currency: z.string().describe('ISO 4217 currency code of all prices, in uppercase.'),
    trialDays: z
      .number()
      .describe('Length of the free trial of paid plans, in days; 0 for no trial.'),
    paymentMode: z
      .enum(PAYMENT_MODES)
      .describe(
        'Payment mode: `off` if paid plans cannot be bought, `local` or `test` if no real money is charged, or `live`.',
      ),
  })
  .describe('The public view of a site.')
export type PublicSite = z.infer<typeof PublicSite>

/** A site that the signed-in user manages. */
export const ManagedSite = z
  .object({
    id: OwnId,
    slug: OwnSiteSlug,
    title: z.string().describe('Title of the site.'),
    url: SiteUrl,
    role: Role,
    allowedCalls: AllowedCalls,
    language: SiteLanguage,
    timeZone: SiteTimeZone,
    recipeCount: z.number().describe('Number of published and scheduled recipes.'),
    draftCount: z.number().describe('Number of drafts.'),
    subscriberCount: z.number().describe('Number of current subscribers, including free ones.'),
    featuredImage: Image.nullable().describe('Main picture; `null` if there is none.'),
    suspension: Suspension.nullable().describe('Its suspension; `null` if readers can visit it.'),
  })
  .describe('A site that the signed-in user manages.')
export type ManagedSite = z.infer<typeof ManagedSite>

/** A site in the public list of the deployment's sites. */
export type ListedSite = Pick<PublicSite, 'slug' | 'title' | 'aboutShort' | 'featuredImage'> & {
  url: string
  recipeCount: number
}
