import type { PageSeoName } from '@/src/domain/page-seo'
import { fieldsOfEditors, fieldsOfOwner, fieldsShown, fieldsWritten } from '../plain-fields'
import type { FieldFor, FieldTable } from '../plain-fields'
import type { PublicSite } from './site'
import type { SiteCreate, SiteSettings } from './site-settings'

/** The parts of a site's settings that take more than one column, or are references. */
type SitePart =
  | 'primaryDomain'
  | 'owner'
  | 'featuredImage'
  | 'logo'
  | 'logoOnDark'
  | 'icon'
  | 'favicon'
  | 'reduced'
  | 'colorTheme'
  | 'typeTheme'
  | 'homeSections'
  | 'headerLinks'
  | 'links'
  | 'socialMediaLinks'
  | 'productLinks'
  | 'events'
  | PageSeoName
  | 'url'
  | 'role'
  | 'allowedCalls'
  | 'aboutImages'
  | 'featuredImageId'
  | 'logoId'
  | 'logoOnDarkId'
  | 'iconId'
  | 'faviconId'
  | 'colorThemeId'
  | 'typeThemeId'
  | 'featuredRecipeIds'
  | 'paymentMode'

type PlainName = Exclude<keyof SiteSettings, SitePart>
type Shown<Name> = Name extends keyof PublicSite ? 'public' : 'managers'
type By<Name> = Name extends keyof SiteCreate ? 'owner' | undefined : 'server'

/**
 * The plain fields of a site. Selects, presenters, writes, the import, forms and access rules are derived
 * from this table. Visitors get `public` fields; fields set `by` the owner are closed to editors.
 */
export const SITE_FIELDS = {
  id: { column: 'id', type: 'uuid', shown: 'public', by: 'server' },
  slug: { column: 'slug', type: 'varchar', shown: 'public', isRequired: true, by: 'owner' },
  title: { column: 'title', type: 'varchar', shown: 'public', isRequired: true },
  template: { column: 'template', type: 'site_template', shown: 'public', isRequired: true },
  headerLayout: {
    column: 'header_layout',
    type: 'site_header_layout',
    shown: 'public',
    isRequired: true,
  },
  themeStyle: {
    column: 'theme_style',
    type: 'site_theme_style',
    shown: 'public',
    isRequired: true,
  },
  themeAccentColor: { column: 'theme_accent_color', type: 'varchar', shown: 'public' },
  cssOverrides: { column: 'css_overrides', type: 'varchar', shown: 'public' },
  aboutHeading: { column: 'about_heading', type: 'varchar', shown: 'public' },
  aboutShort: { column: 'about_short', type: 'varchar', shown: 'public' },
  about: { column: 'about', type: 'jsonb', isRich: 'wide', shown: 'public' },
  hideSidebarBio: { column: 'hide_sidebar_bio', type: 'boolean', shown: 'public' },
  linkPageHeading: { column: 'link_page_heading', type: 'varchar', shown: 'public' },
  newsletterHeading: { column: 'newsletter_heading', type: 'varchar', shown: 'public' },
  newsletterText: { column: 'newsletter_text', type: 'varchar', shown: 'public' },
  subscribeHeading: { column: 'subscribe_heading', type: 'varchar', shown: 'public' },
  freePlanText: { column: 'free_plan_text', type: 'varchar', shown: 'public' },
  paidPlanText: { column: 'paid_plan_text', type: 'varchar', shown: 'public' },
  newslettersEnabled: { column: 'newsletters_enabled', type: 'boolean', shown: 'public' },
  commentsEnabled: { column: 'comments_enabled', type: 'boolean', shown: 'public' },
  ratingsEnabled: { column: 'ratings_enabled', type: 'boolean', shown: 'public' },
  visitorRatingsEnabled: { column: 'visitor_ratings_enabled', type: 'boolean', shown: 'public' },
  guestCommentsEnabled: { column: 'guest_comments_enabled', type: 'boolean', shown: 'public' },
  defaultMeasurementSystem: {
    column: 'default_measurement_system',
    type: 'site_measurement_system',
    shown: 'public',
    isRequired: true,
  },
  defaultTemperatureSystem: {
    column: 'default_temperature_system',
    type: 'site_temperature_system',
    shown: 'public',
    isRequired: true,
  },
  isMeasurementSystemChosen: {
    column: 'is_measurement_system_chosen',
    type: 'boolean',
    shown: 'public',
    by: 'server',
  },
  isTemperatureSystemChosen: {
    column: 'is_temperature_system_chosen',
    type: 'boolean',
    shown: 'public',
    by: 'server',
  },
  spellOutUnits: { column: 'spell_out_units', type: 'boolean', shown: 'public' },
  language: { column: 'language', type: 'varchar', shown: 'public' },
  timeZone: { column: 'time_zone', type: 'varchar', shown: 'public', ifEmpty: 'UTC' },
  showMockups: { column: 'show_mockups', type: 'boolean', shown: 'public' },
  googleAnalyticsId: { column: 'google_analytics_id', type: 'varchar', shown: 'public' },
  subscriptionsEnabled: {
    column: 'subscriptions_enabled',
    type: 'boolean',
    shown: 'public',
    by: 'owner',
  },
  paymentsEnabled: { column: 'payments_enabled', type: 'boolean', shown: 'public', by: 'owner' },
  monthlyAmountCents: {
    column: 'monthly_amount_cents',
    type: 'numeric',
    shown: 'public',
    by: 'owner',
  },
  yearlyAmountCents: {
    column: 'yearly_amount_cents',
    type: 'numeric',
    shown: 'public',
    by: 'owner',
  },
  currency: {
    column: 'currency',
    type: 'varchar',
    shown: 'public',
    isRequired: true,
    by: 'owner',
  },
  trialDays: {
    column: 'trial_days',
    type: 'numeric',
    shown: 'public',
    isRequired: true,
    by: 'owner',
  },
  searchSynonyms: { column: 'search_synonyms', type: 'varchar', shown: 'managers' },
  updatedAt: { column: 'updated_at', type: 'timestamptz', shown: 'managers', by: 'server' },
} as const satisfies {
  [Name in PlainName]: FieldFor<SiteSettings[Name], Shown<Name>, By<Name>>
} & FieldTable

/** The plain fields that visitors get. */
export const PUBLIC_SITE_FIELDS = fieldsShown(SITE_FIELDS, 'public')
/** The plain fields that only staff of the site can read. */
export const MANAGED_SITE_FIELDS = fieldsShown(SITE_FIELDS, 'managers')
/** The plain fields that its owner and its editors write. */
export const WRITTEN_SITE_FIELDS = fieldsWritten(SITE_FIELDS)
/** The plain fields that its editors write. */
export const EDITORS_SITE_FIELDS = fieldsOfEditors(SITE_FIELDS)
/** The plain fields that only the owner can write. */
export const OWNERS_SITE_FIELDS = fieldsOfOwner(SITE_FIELDS)
