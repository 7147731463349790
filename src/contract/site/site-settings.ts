import { z } from 'zod'
import { MAX_TRIAL_DAYS } from '@/src/domain/payments/payments'
import { HOME_SECTIONS } from '@/src/domain/appearance/home-sections'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { TEMPLATE_NAMES } from '@/src/domain/appearance/template-name'
import { Id, LanguageTag, NonEmpty, SiteSlug, WebAddress } from '../basics'
import { AllowedCalls, BaseVersion, Role, SiteUrl, UpdatedAt, WrittenRowId } from '../common-fields'
import { INVALID_INPUT, INVALID_URL, REQUIRED } from '../messages'
import { PlainOrWideRichText } from '../recipe/rich-text'
import { PageSeoWriteFields } from '../seo'
import { hasVisibleText, oneLine } from '@/src/domain/language/visible-text'
import { HEADER_LAYOUTS, THEME_STYLES } from '@/src/domain/appearance/look-choices'
import { isTimeZone } from '@/src/domain/time/zone-clock'
import { MAX_PRICE } from '@/src/domain/payments/price-limits'
import { PUBLIC_SOCIAL_PLATFORMS } from '@/src/domain/social-platforms'
import { MEASUREMENT_SYSTEMS, PublicSite, TEMPERATURE_SYSTEMS } from './site'
import { ColorThemeWrite, TypeThemeWrite } from './theme-write'

const Words = (most: number) => z.string().max(most).nullable()
const Price = (period: string) =>
  z
    .number()
    .int()
    .min(0)
    .max(MAX_PRICE)
    .nullable()
    .describe(
      `Price of the ${period} plan, in cents of \`currency\`; null to not offer it. Only the owner may change it.`,
    )
/** The id of a picture that a site uses. */
const ImageId = (use: string) =>
  Id.nullable().describe(`The id of the picture used as ${use}; null for none.`)
/** An absolute URL, or a path of the site. */
const Href = z.union([z.string().refine(isSitePath, { error: INVALID_URL }), WebAddress])

/** A name of the IANA database. @see docs/product/sites-and-hosts.md#time-zone */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: INVALID_INPUT })
  .describe(
    'Time zone of the days and times of the site: an IANA name such as `Europe/Berlin`, or `UTC`.',
  )

const SYNONYMS = 'Synonyms for the search: one group per line, separated by commas; null for none.'

/** The pictures and themes of a site, by their ids. */
const references = {
  featuredImageId: ImageId('main picture of the site'),
  logoId: ImageId('logo in the header'),
  logoOnDarkId: ImageId('logo on dark backgrounds'),
  iconId: ImageId('icon of the site'),
  faviconId: ImageId('icon of browser tabs'),
  colorThemeId: Id.nullable().describe('The id of the colour theme; null for the default.'),
  typeThemeId: Id.nullable().describe('The id of the type theme; null for the default.'),
}

const identity = {
  title: NonEmpty.overwrite(oneLine)
    .max(200)
    .refine(hasVisibleText, REQUIRED)
    .describe('Title of the site.'),
  slug: SiteSlug.describe(
    'First label of the host name of the site, unique in the deployment. Only the owner may change it.',
  ),
}

/**
 * The settings that authors may change.
 * @see docs/product/sites-and-hosts.md#settings-of-a-site
 */
const settings = {
  template: z.enum(TEMPLATE_NAMES).describe('The template that draws the pages.'),
  defaultMeasurementSystem: z
    .enum(MEASUREMENT_SYSTEMS)
    .describe('Measures shown to readers who have chosen none; `imperial` means US measures.'),
  defaultTemperatureSystem: z
    .enum(TEMPERATURE_SYSTEMS)
    .describe('Temperature unit shown to readers who have chosen none.'),
  spellOutUnits: z
    .boolean()
    .describe(
      'Write units of converted amounts in full, such as `240 milliliters`, not `240 ml`; only where the recipe is in English.',
    ),
  language: LanguageTag.nullable().describe(
    'Language of the texts of the site as a BCP 47 tag, such as `de`; null if it was not set.',
  ),
  timeZone: TimeZone,
  showMockups: z
    .boolean()
    .describe(
      'Show the controls without a function that the template has: Shop, Listen to the story and Gift this recipe.',
    ),
  googleAnalyticsId: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/, { error: INVALID_INPUT })
    .nullable()
    .describe('Google Analytics id, such as `G-ABC123`; null for no analytics.'),
  about: PlainOrWideRichText.nullable().describe('Text of the about page; null for none.'),
  aboutShort: Words(2_000).describe('Short plain text about the author; null for none.'),
  aboutHeading: Words(500).describe('Heading of the about page; null for the default.'),
  ...references,
  cssOverrides: Words(50_000).describe("CSS added after the site's own styles; null for none."),
  hideSidebarBio: z.boolean().describe('Hide the text about the author beside pages.'),
  headerLayout: z.enum(HEADER_LAYOUTS).describe('Position of the logo in the header.'),
  featuredRecipeIds: z
    .array(Id)
    .max(5)
    .describe('Ids of the recipes featured on the home page, in order.'),
  socialMediaLinks: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        platform: z
          .enum(PUBLIC_SOCIAL_PLATFORMS)
          .describe(
            'Social platform; `facebook`, `website` and `amazon` only in links that the site has already, as they are.',
          ),
        url: WebAddress.describe("URL of the site's account there; `mailto:` for email."),
      }),
    )
    .max(30)
    .describe('Links to social platforms, in order.'),
  homeSections: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        section: z.enum(HOME_SECTIONS).describe('Purpose of the section.'),
        isHidden: z.boolean().optional().describe('Leave it out; `false` by default.'),
        heading: Words(200).optional().describe('Its heading; null for that of the template.'),
      }),
    )
    .max(HOME_SECTIONS.length)
    .refine((rows) => new Set(rows.map(({ section }) => section)).size === rows.length, {
      error: INVALID_INPUT,
    })
    .describe('Sections of the home page in order, each once; those of the template for none.'),
  headerLinks: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        label: NonEmpty.max(200).describe('Text of the link.'),
        href: Href.describe('Absolute URL, or a path of the site.'),
        openInNewTab: z.boolean().optional().describe('Open in a new tab; `false` by default.'),
      }),
    )
    .max(30)
    .describe('Links in the header, in order.'),
  productLinks: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        productTitle: NonEmpty.max(500).describe('Title of the product.'),
        productImageId: ImageId('picture of the product').optional(),
        href: WebAddress.describe('URL of the product.'),
      }),
    )
    .max(100)
    .describe('Products on the home page, in order.'),
  links: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        label: Words(500)
          .optional()
          .describe('Text of the link; null or absent to show its host name.'),
        href: WebAddress.describe('Absolute URL.'),
      }),
    )
    .max(200)
    .describe('Links of the links page, in order.'),
  linkPageHeading: Words(500).describe('Heading of the links page; null for "Links".'),
  newsletterHeading: Words(200).describe(
    'Heading of the newsletter box on the home page; null for the words of the template.',
  ),
  newsletterText: Words(500).describe(
    'Text below that heading; null for the words of the template.',
  ),
  subscribeHeading: Words(200).describe(
    'Heading of the subscribe page with paid plans; null for the default.',
  ),
  freePlanText: Words(1_000).describe(
    'Contents of the free plan, one per line; null for the default.',
  ),
  paidPlanText: Words(1_000).describe(
    'Contents of the paid plans, one per line; null for the default.',
  ),
  searchSynonyms: Words(10_000).describe(SYNONYMS),
  ...PageSeoWriteFields,
  newslettersEnabled: z.boolean().describe('Let readers subscribe to the newsletter.'),
  subscriptionsEnabled: z
    .boolean()
    .describe(
      'Switches paid subscriptions on; they also need `paymentsEnabled`. Only the owner may change it.',
    ),
  paymentsEnabled: z
    .boolean()
    .describe(
      'Switches payments on; paid plans also need at least one price. Only the owner may change it.',
    ),
  commentsEnabled: z.boolean().describe('Let readers comment on recipes.'),
  monthlyAmountCents: Price('monthly'),
  yearlyAmountCents: Price('yearly'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: INVALID_INPUT })
    .describe(
      'ISO 4217 code of the currency of all prices, in capitals. Only the owner may change it.',
    ),
  trialDays: z
    .int()
    .min(0)
    .max(MAX_TRIAL_DAYS)
    .describe(
      'Days for which a paid plan can be tried once by each reader; 0 for none. Only the owner may change it.',
    ),
  themeAccentColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: INVALID_INPUT })
    .nullable()
    .describe("Accent colour as `#rrggbb`, replacing the theme's; null to use the theme's."),
  themeStyle: z.enum(THEME_STYLES).describe('Share of a page that the accent colour covers.'),
}
const SettingsPart = z.strictObject(settings).partial()

/** Body of an update of a site's settings; title and slug are required. */
export const SiteUpdate = SettingsPart.extend({
  ...identity,
  colorTheme: ColorThemeWrite.optional(),
  typeTheme: TypeThemeWrite.optional(),
  updatedAt: BaseVersion,
}).describe("Changes to a site's settings; fields that are left out keep their value.")
export type SiteUpdate = z.output<typeof SiteUpdate>

/** Body of a new site. */
export const SiteCreate = SettingsPart.extend(identity).describe(
  'A new site; settings that are left out get their default.',
)
export type SiteCreate = z.output<typeof SiteCreate>

/** A site for its managers: its public view, and the settings behind it. */
export const SiteSettings = PublicSite.extend({
  url: SiteUrl,
  role: Role,
  allowedCalls: AllowedCalls,
  updatedAt: UpdatedAt,
  searchSynonyms: z.string().nullable().describe(SYNONYMS),
  ...references,
  featuredRecipeIds: z
    .array(Id)
    .describe('Ids of the recipes featured on the home page, in order.'),
  productLinks: z
    .array(
      PublicSite.shape.productLinks.element.extend({
        productImageId: ImageId('picture of the product'),
      }),
    )
    .describe('Products on the home page, in order.'),
}).describe('A site for its managers: its public view, and the settings behind it.')
export type SiteSettings = z.infer<typeof SiteSettings>
