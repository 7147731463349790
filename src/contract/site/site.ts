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

export const MEASUREMENT_SYSTEMS = ['metric', 'imperial'] as const
export const TEMPERATURE_SYSTEMS = ['celsius', 'fahrenheit'] as const
const colour = (use: string): z.ZodString => z.string().describe(`CSS colour of ${use}.`)

/** The colour theme of a site: eight CSS colours. */
export const ColorTheme = z
  .object({
    colorText: colour('text'),
    colorAccent: colour('buttons and highlights'),
    colorSubdued: colour('secondary text'),
    colorOverlay: colour('the shade over pictures'),
    colorBackground: colour('the page'),
    colorPanel: colour('panels and bands'),
    colorEmphasis: colour('strong bands and the footer'),
    colorOutline: colour('borders and lines'),
  })
  .describe('The colour theme of a site: eight CSS colours.')
export type ColorTheme = z.infer<typeof ColorTheme>

/** The type theme of a site: two font families, each with a normal and a bold weight. */
export const TypeTheme = z
  .object({
    displayFontFamily: z.string().describe('Font family of headings.'),
    narrativeFontFamily: z.string().describe('Font family of running text.'),
    displayFontNormalWeight: z
      .number()
      .describe('Normal weight of `displayFontFamily`, such as 400.'),
    displayFontBoldWeight: z.number().describe('Bold weight of `displayFontFamily`, such as 700.'),
    narrativeFontNormalWeight: z
      .number()
      .describe('Normal weight of `narrativeFontFamily`, such as 400.'),
    narrativeFontBoldWeight: z
      .number()
      .describe('Bold weight of `narrativeFontFamily`, such as 700.'),
  })
  .describe('The type theme of a site: two font families, each with a normal and a bold weight.')
export type TypeTheme = z.infer<typeof TypeTheme>

export const SiteEvent = z
  .object({
    id: OwnId,
    title: z.string().describe('Title of the event.'),
    image: Image.nullable().describe('Picture; null if there is none.'),
    date: timeOf('Date of the event'),
    location: z.string().nullable().describe('Place, as text; null if there is none.'),
    description: z.string().nullable().describe('Plain text; null if there is none.'),
    href: z.string().nullable().describe('URL to learn more at; null if there is none.'),
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
      .describe("The verified custom domain that links use; null for the site's own host name."),
    title: z.string().describe('Title of the site.'),
    template: z.string().describe('Name of the template that draws the pages; expect new ones.'),
    aboutShort: z.string().nullable().describe('Short plain text about the author; null if empty.'),
    aboutHeading: z.string().nullable().describe('Heading of the about page; null by default.'),
    reduced: Reduced,
    about: WideRichText.describe('Text of the about page; empty if there is none.'),
    aboutImages: z.array(Image).describe('The pictures that `about` shows, each once.'),
    owner: z
      .object({
        displayName: z.string().describe('Display name; empty if the owner has set none.'),
        avatar: Image.nullable().describe('Profile picture; null if there is none.'),
      })
      .describe('The owner of the site.'),
    featuredImage: Image.nullable().describe('Main picture, also of links; null if there is none.'),
    logo: Image.nullable().describe(
      'Picture shown instead of the title in the header; null for the title.',
    ),
    logoOnDark: Image.nullable().describe(
      'Version of the logo for dark backgrounds; null to use `logo` there too.',
    ),
    icon: Image.nullable().describe(
      'Icon of the site and its web app; null for one made of its first letter.',
    ),
    favicon: Image.nullable().describe('Icon of browser tabs; null to use `icon`.'),
    colorTheme: ColorTheme.describe("The site's colours, or those of the default theme."),
    typeTheme: TypeTheme.describe("The site's fonts, or those of the default theme."),
    themeStyle: z.enum(THEME_STYLES).describe('Share of a page that the accent colour covers.'),
    themeAccentColor: z
      .string()
      .nullable()
      .describe("Accent colour as `#rrggbb`, replacing the theme's; null to use the theme's."),
    cssOverrides: z
      .string()
      .nullable()
      .describe("CSS added after the site's own styles; null if empty."),
    googleAnalyticsId: z
      .string()
      .nullable()
      .describe('Google Analytics id, such as `G-ABC123`; null for no analytics.'),
    defaultMeasurementSystem: z
      .enum(MEASUREMENT_SYSTEMS)
      .describe('Measures shown to readers who have chosen none; `imperial` means US measures.'),
    defaultTemperatureSystem: z
      .enum(TEMPERATURE_SYSTEMS)
      .describe('Temperature unit shown to readers who have chosen none.'),
    isMeasurementSystemChosen: z
      .boolean()
      .describe(
        'Whether `defaultMeasurementSystem` was set by its managers or an import; until then pages show amounts as written.',
      ),
    isTemperatureSystemChosen: z
      .boolean()
      .describe(
        'Whether `defaultTemperatureSystem` was set by its managers or an import; until then pages show temperatures as written.',
      ),
    spellOutUnits: z
      .boolean()
      .describe('Whether units of converted amounts are written in full: `240 milliliters`.'),
    language: SiteLanguage,
    timeZone: SiteTimeZone,
    showMockups: z
      .boolean()
      .describe(
        'Whether pages have the controls without a function of their template, such as Shop buttons.',
      ),
    headerLayout: z.enum(HEADER_LAYOUTS).describe('Position of the logo in the header.'),
    homeSections: z
      .array(
        z.object({
          id: RowId,
          section: z.enum(HOME_SECTIONS).describe('Purpose of the section.'),
          isHidden: z.boolean().describe('Whether it is left out.'),
          heading: z.string().nullable().describe('Its heading; null for that of the template.'),
        }),
      )
      .describe(
        'Sections of the home page in the order of the author; empty for those of the template.',
      ),
    headerLinks: z
      .array(
        z.object({
          id: RowId,
          label: z.string().describe('Text of the link.'),
          href: z.string().describe('URL, or a path of the site.'),
          openInNewTab: z.boolean().describe('Whether the link opens in a new tab.'),
        }),
      )
      .describe('Links in the header, in order.'),
    linkPageHeading: z.string().nullable().describe('Heading of the links page; null for "Links".'),
    links: z
      .array(
        z.object({
          id: RowId,
          label: z.string().nullable().describe('Text of the link; null to show its host name.'),
          href: z.string().describe('URL.'),
        }),
      )
      .describe('Links of the links page, in order.'),
    socialMediaLinks: z.array(SocialMediaLink).describe('Links to social platforms, in order.'),
    productLinks: z
      .array(
        z.object({
          id: RowId,
          productTitle: z.string().describe('Title of the product.'),
          productImage: Image.nullable().describe('Picture; null if there is none.'),
          href: z.string().describe('URL of the product.'),
        }),
      )
      .describe('Products on the home page, in order.'),
    ...PageSeoFields,
    events: z.array(SiteEvent).describe('Events, newest date first.'),
    hideSidebarBio: z
      .boolean()
      .describe('Whether the text about the author beside pages is hidden.'),
    newsletterHeading: z
      .string()
      .nullable()
      .describe('Heading of the newsletter box on the home page; null for the default.'),
    newsletterText: z
      .string()
      .nullable()
      .describe('Text below that heading; null for the default.'),
    subscribeHeading: z
      .string()
      .nullable()
      .describe('Heading of the subscribe page with paid plans; null for the default.'),
    freePlanText: z
      .string()
      .nullable()
      .describe('Contents of the free plan, one per line; null for the default.'),
    paidPlanText: z
      .string()
      .nullable()
      .describe('Contents of the paid plans, one per line; null for the default.'),
    newslettersEnabled: z.boolean().describe('Whether readers can subscribe to the newsletter.'),
    subscriptionsEnabled: z
      .boolean()
      .describe('Whether paid subscriptions are switched on; they also need `paymentsEnabled`.'),
    paymentsEnabled: z
      .boolean()
      .describe('Whether payments are switched on; paid plans also need at least one price.'),
    commentsEnabled: z.boolean().describe('Whether readers can comment on recipes.'),
    monthlyAmountCents: Cents('Price of the monthly plan', 'if it is not offered'),
    yearlyAmountCents: Cents('Price of the yearly plan', 'if it is not offered'),
    currency: z.string().describe('ISO 4217 code of the currency of all prices, in capitals.'),
    trialDays: z.number().describe('Days for which a paid plan can be tried; 0 for none.'),
    paymentMode: z
      .enum(PAYMENT_MODES)
      .describe(
        'Whether paid plans can be bought: `off` where not, `local` and `test` where no money moves, `live`.',
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
    subscriberCount: z.number().describe('Number of current subscribers, free ones included.'),
    featuredImage: Image.nullable().describe('Main picture; null if there is none.'),
  })
  .describe('A site that the signed-in user manages.')
export type ManagedSite = z.infer<typeof ManagedSite>

/** A site in the public list of the deployment's sites. */
export type ListedSite = Pick<PublicSite, 'slug' | 'title' | 'aboutShort' | 'featuredImage'> & {
  url: string
  recipeCount: number
}
