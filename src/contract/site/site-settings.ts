import { z } from 'zod'
import { isSitePath } from '@/src/domain/addresses/redirect-target'
import { TEMPLATE_NAMES } from '@/src/domain/template-name'
import { Id, NonEmpty, SiteSlug, WebAddress } from '../basics'
import { Image } from '../media/image'
import { INVALID_INPUT, INVALID_URL } from '../messages'
import { PlainOrRichText } from '../recipe/rich-text'
import {
  HEADER_LAYOUTS,
  MEASUREMENT_SYSTEMS,
  PublicSite,
  SOCIAL_PLATFORMS,
  TEMPERATURE_SYSTEMS,
  THEME_STYLES,
} from './site'

const Words = (most: number) => z.string().max(most).nullable()
const Cents = z.number().int().min(0).max(100_000_000).nullable()
/** An absolute URL, or a path of the site. */
const Href = z.union([z.string().refine(isSitePath, { error: INVALID_URL }), WebAddress])

/**
 * The settings that authors may change.
 * @see docs/product/sites-and-hosts.md#settings-of-a-site
 */
const settings = {
  template: z.enum(TEMPLATE_NAMES),
  defaultMeasurementSystem: z.enum(MEASUREMENT_SYSTEMS),
  defaultTemperatureSystem: z.enum(TEMPERATURE_SYSTEMS),
  googleAnalyticsId: z
    .string()
    .regex(/^[A-Z]{1,4}-[A-Z0-9-]{4,20}$/, { error: INVALID_INPUT })
    .nullable(),
  about: PlainOrRichText.nullable(),
  aboutShort: Words(2_000),
  aboutHeading: Words(500),
  featuredImageId: Id.nullable(),
  logoId: Id.nullable(),
  iconId: Id.nullable(),
  faviconId: Id.nullable(),
  colorThemeId: Id.nullable(),
  typeThemeId: Id.nullable(),
  cssOverrides: Words(50_000),
  hideSidebarBio: z.boolean(),
  headerLayout: z.enum(HEADER_LAYOUTS),
  featuredRecipeIds: z.array(Id).max(5),
  socialMediaLinks: z
    .array(
      z.strictObject({
        id: Id.optional(),
        platform: z.enum(SOCIAL_PLATFORMS),
        url: WebAddress,
      }),
    )
    .max(30),
  headerLinks: z
    .array(
      z.strictObject({
        id: Id.optional(),
        label: NonEmpty.max(200),
        href: Href,
        openInNewTab: z.boolean().optional(),
      }),
    )
    .max(30),
  productLinks: z
    .array(
      z.strictObject({
        id: Id.optional(),
        productTitle: NonEmpty.max(500),
        productImageId: Id.nullable().optional(),
        href: WebAddress,
      }),
    )
    .max(100),
  links: z
    .array(z.strictObject({ id: Id.optional(), label: Words(500).optional(), href: WebAddress }))
    .max(200),
  linkPageHeading: Words(500),
  searchSynonyms: Words(10_000),
  newslettersEnabled: z.boolean(),
  subscriptionsEnabled: z.boolean(),
  paymentsEnabled: z.boolean(),
  commentsEnabled: z.boolean(),
  monthlyAmountCents: Cents,
  yearlyAmountCents: Cents,
  currency: z.string().regex(/^[A-Z]{3}$/, { error: INVALID_INPUT }),
  themeAccentColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: INVALID_INPUT })
    .nullable(),
  themeStyle: z.enum(THEME_STYLES),
}
const SettingsPart = z.strictObject(settings).partial()

/** Body of an update of a site's settings; title and slug are required. */
export const SiteUpdate = SettingsPart.extend({
  title: NonEmpty.max(200),
  slug: SiteSlug,
  updatedAt: z.iso.datetime({ error: INVALID_INPUT }).optional(),
})
export type SiteUpdate = z.output<typeof SiteUpdate>

/** Body of a new site. */
export const SiteCreate = SettingsPart.extend({ title: NonEmpty.max(200), slug: SiteSlug })
export type SiteCreate = z.output<typeof SiteCreate>

/** A site for its managers: its public view, and the settings behind it. */
export const SiteSettings = PublicSite.extend({
  url: z.string(),
  role: z.enum(['owner', 'editor', 'admin']),
  allowedCalls: z
    .array(z.string())
    .describe('Names of the calls that the caller may make on this site.'),
  updatedAt: z.string(),
  searchSynonyms: z
    .string()
    .nullable()
    .describe('Synonyms for the search: one group per line, separated by commas.'),
  featuredImageId: Id.nullable(),
  logoId: Id.nullable(),
  iconId: Id.nullable(),
  faviconId: Id.nullable(),
  colorThemeId: Id.nullable(),
  typeThemeId: Id.nullable(),
  featuredRecipeIds: z.array(Id),
  productLinks: z.array(
    z.object({
      id: z.string(),
      productTitle: z.string(),
      productImage: Image.nullable(),
      productImageId: Id.nullable(),
      href: z.string(),
    }),
  ),
})
export type SiteSettings = z.infer<typeof SiteSettings>
