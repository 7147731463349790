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
import { COMMUNITY_SWITCHES } from './community-switches'
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
      `Price of the ${period} plan, in cents of \`currency\`; \`null\` to not offer it. Can only be changed by the owner.`,
    )
/** The id of a picture that a site uses. */
const ImageId = (use: string) =>
  Id.nullable().describe(`ID of the picture used as ${use}; \`null\` if there is none.`)
/** An absolute URL, or a path of the site. */
const Href = z.union([z.string().refine(isSitePath, { error: INVALID_URL }), WebAddress])

/** A name of the IANA database. @see docs/product/sites-and-hosts.md#time-zone */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: INVALID_INPUT })
  .describe('Time zone of the site, as an IANA name such as `Europe/Berlin` or `UTC`.')

const SYNONYMS = 'Search synonyms: one comma-separated group per line; `null` if there are none.'

/** The pictures and themes of a site, by their ids. */
const references = {
  featuredImageId: ImageId('main picture of the site'),
  logoId: ImageId('logo in the header'),
  logoOnDarkId: ImageId('logo on dark backgrounds'),
  iconId: ImageId('icon of the site'),
  faviconId: ImageId('icon of browser tabs'),
  colorThemeId: Id.nullable().describe('ID of the color theme; `null` to use the default.'),
  typeThemeId: Id.nullable().describe('ID of the type theme; `null` to use the default.'),
}

const identity = {
  title: NonEmpty.overwrite(oneLine)
    .max(200)
    .refine(hasVisibleText, REQUIRED)
    .describe('Title of the site.'),
  slug: SiteSlug.describe(
    "First label of the site's hostname, unique across the deployment. Can only be changed by the owner.",
  ),
}

/**
 * The settings that authors may change.
 * @see docs/product/sites-and-hosts.md#settings-of-a-site
 */
const settings = {
  template: z.enum(TEMPLATE_NAMES).describe('Template that renders the pages.'),
  defaultMeasurementSystem: z
    .enum(MEASUREMENT_SYSTEMS)
    .describe('Measurement system for readers who have not chosen one; `imperial` means US units.'),
  defaultTemperatureSystem: z
    .enum(TEMPERATURE_SYSTEMS)
    .describe('Temperature unit for readers who have not chosen one.'),
  spellOutUnits: z
    .boolean()
    .describe(
      'Whether to spell out the units of converted amounts, such as `240 milliliters` instead of `240 ml`; applies to recipes in English.',
    ),
  language: LanguageTag.nullable().describe(
    "Default language of the site's content as a BCP 47 tag, such as `de`; `null` if not set.",
  ),
  timeZone: TimeZone,
  showMockups: z
    .boolean()
    .describe(
      "Whether to show the template's decorative controls, which have no function: Shop, Listen to the story and Gift this recipe.",
    ),
  googleAnalyticsId: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/, { error: INVALID_INPUT })
    .nullable()
    .describe('Google Analytics ID, such as `G-ABC123`; `null` to disable analytics.'),
  about: PlainOrWideRichText.nullable().describe(
    'Text of the about page; `null` if there is none.',
  ),
  aboutShort: Words(2_000).describe('Short plain text about the author; `null` if there is none.'),
  aboutHeading: Words(500).describe('Heading of the about page; `null` to use the default.'),
  ...references,
  cssOverrides: Words(50_000).describe(
    "CSS added after the site's own styles; `null` if there is none.",
  ),
  hideSidebarBio: z.boolean().describe('Whether to hide the text about the author beside pages.'),
  headerLayout: z.enum(HEADER_LAYOUTS).describe('Position of the logo in the header.'),
  featuredRecipeIds: z
    .array(Id)
    .max(5)
    .describe('IDs of the recipes featured on the home page, in order.'),
  socialMediaLinks: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        platform: z
          .enum(PUBLIC_SOCIAL_PLATFORMS)
          .describe(
            'Social platform; `facebook`, `website` and `amazon` can be kept on existing links but not added or changed.',
          ),
        url: WebAddress.describe("URL of the site's account on the platform; `mailto:` for email."),
      }),
    )
    .max(30)
    .describe('Links to social platforms, in order.'),
  homeSections: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        section: z.enum(HOME_SECTIONS).describe('Purpose of the section.'),
        isHidden: z
          .boolean()
          .optional()
          .describe('Whether to hide the section; `false` by default.'),
        heading: Words(200)
          .optional()
          .describe("Heading of the section; `null` to use the template's."),
      }),
    )
    .max(HOME_SECTIONS.length)
    .refine((rows) => new Set(rows.map(({ section }) => section)).size === rows.length, {
      error: INVALID_INPUT,
    })
    .describe(
      "Sections of the home page, in order and without duplicates; empty to use the template's.",
    ),
  headerLinks: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        label: NonEmpty.max(200).describe('Link text.'),
        href: Href.describe('Absolute URL, or a path on the site.'),
        openInNewTab: z
          .boolean()
          .optional()
          .describe('Whether to open the link in a new tab; `false` by default.'),
      }),
    )
    .max(30)
    .describe('Links in the header, in order.'),
  productLinks: z
    .array(
      z.strictObject({
        id: WrittenRowId,
        productTitle: NonEmpty.max(500).describe('Product name.'),
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
        label: Words(500).optional().describe('Link text; `null` or omitted to show the hostname.'),
        href: WebAddress.describe('Absolute URL.'),
      }),
    )
    .max(200)
    .describe('Links of the links page, in order.'),
  linkPageHeading: Words(500).describe('Heading of the links page; `null` to use "Links".'),
  newsletterHeading: Words(200).describe(
    "Heading of the newsletter box on the home page; `null` to use the template's.",
  ),
  newsletterText: Words(500).describe("Text below that heading; `null` to use the template's."),
  subscribeHeading: Words(200).describe(
    'Heading of the subscribe page when paid plans are offered; `null` to use the default.',
  ),
  freePlanText: Words(1_000).describe(
    'Benefits of the free plan, one per line; `null` to use the default.',
  ),
  paidPlanText: Words(1_000).describe(
    'Benefits of the paid plans, one per line; `null` to use the default.',
  ),
  searchSynonyms: Words(10_000).describe(SYNONYMS),
  ...PageSeoWriteFields,
  newslettersEnabled: z.boolean().describe('Whether readers can subscribe to the newsletter.'),
  subscriptionsEnabled: z
    .boolean()
    .describe(
      'Whether to offer paid subscriptions; `paymentsEnabled` is also required. Can only be changed by the owner.',
    ),
  paymentsEnabled: z
    .boolean()
    .describe(
      'Whether to accept payments; paid plans also require at least one price. Can only be changed by the owner.',
    ),
  ...COMMUNITY_SWITCHES,
  monthlyAmountCents: Price('monthly'),
  yearlyAmountCents: Price('yearly'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: INVALID_INPUT })
    .describe(
      'ISO 4217 currency code of all prices, in uppercase. Can only be changed by the owner.',
    ),
  trialDays: z
    .int()
    .min(0)
    .max(MAX_TRIAL_DAYS)
    .describe(
      'Length of the free trial of paid plans, in days; each reader gets one. 0 for no trial. Can only be changed by the owner.',
    ),
  themeAccentColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: INVALID_INPUT })
    .nullable()
    .describe("Accent color as `#rrggbb`; `null` to use the theme's."),
  themeStyle: z.enum(THEME_STYLES).describe('How extensively pages use the accent color.'),
}
const SettingsPart = z.strictObject(settings).partial()

/** Body of an update of a site's settings; title and slug are required. */
export const SiteUpdate = SettingsPart.extend({
  ...identity,
  colorTheme: ColorThemeWrite.optional(),
  typeTheme: TypeThemeWrite.optional(),
  updatedAt: BaseVersion,
}).describe("Changes to a site's settings; omitted fields keep their value.")
export type SiteUpdate = z.output<typeof SiteUpdate>

/** Body of a new site. */
export const SiteCreate = SettingsPart.extend(identity).describe(
  'A site to create; omitted settings use their defaults.',
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
    .describe('IDs of the recipes featured on the home page, in order.'),
  productLinks: z
    .array(
      PublicSite.shape.productLinks.element.extend({
        productImageId: ImageId('picture of the product'),
      }),
    )
    .describe('Products on the home page, in order.'),
}).describe('A site for its managers: the public view and the underlying settings.')
export type SiteSettings = z.infer<typeof SiteSettings>
