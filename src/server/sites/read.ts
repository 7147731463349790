import type { Payload } from 'payload'
import { PublicSite } from '@/src/contract/site'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import { firstRow } from '../database'
import { AVATAR, IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { DEFAULT_COLOR_THEME, DEFAULT_TYPE_THEME } from './default-themes'
import { PRIMARY_DOMAIN } from './primary-domain'
import { siteLookUp } from './site-key'

const image = (column: string): string =>
  `(select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = s.${column})`

/** Rows of an array field of the site, as JSON in order. */
const list = (table: string, columns: string, join = ''): string => `coalesce((
  select jsonb_agg(jsonb_build_object(${columns}) order by a._order) from ${table} a ${join}
  where a._parent_id = s.id), '[]')`

const SELECT = `
  select jsonb_build_object(
    'id', s.id, 'slug', s.slug, 'title', s.title, 'template', s.template,
    'primaryDomain', ${PRIMARY_DOMAIN},
    'aboutShort', s.about_short, 'aboutHeading', s.about_heading,
    'cssOverrides', s.css_overrides, 'googleAnalyticsId', s.google_analytics_id,
    'defaultMeasurementSystem', s.default_measurement_system,
    'defaultTemperatureSystem', s.default_temperature_system,
    'headerLayout', s.header_layout, 'themeStyle', s.theme_style,
    'themeAccentColor', s.theme_accent_color, 'linkPageHeading', s.link_page_heading,
    'hideSidebarBio', coalesce(s.hide_sidebar_bio, false),
    'newslettersEnabled', coalesce(s.newsletters_enabled, false),
    'subscriptionsEnabled', coalesce(s.subscriptions_enabled, false),
    'paymentsEnabled', coalesce(s.payments_enabled, false),
    'commentsEnabled', coalesce(s.comments_enabled, false),
    'monthlyAmountCents', s.monthly_amount_cents, 'yearlyAmountCents', s.yearly_amount_cents,
    'currency', s.currency) as plain,
  s.about,
  ${image('featured_image_id')} as "featuredImage", ${image('logo_id')} as logo,
  ${image('icon_id')} as icon, ${image('favicon_id')} as favicon,
  u.display_name as "ownerName",
  ${AVATAR('u')} as "ownerAvatar",
  (select jsonb_build_object('colorText', t.color_text, 'colorAccent', t.color_accent,
      'colorSubdued', t.color_subdued, 'colorOverlay', t.color_overlay,
      'colorBackground', t.color_background, 'colorPanel', t.color_panel,
      'colorEmphasis', t.color_emphasis, 'colorOutline', t.color_outline)
    from color_themes t where t.id = s.color_theme_id) as "colorTheme",
  (select jsonb_build_object('displayFontFamily', t.display_font_family,
      'narrativeFontFamily', t.narrative_font_family,
      'displayFontNormalWeight', t.display_font_normal_weight,
      'displayFontBoldWeight', t.display_font_bold_weight,
      'narrativeFontNormalWeight', t.narrative_font_normal_weight,
      'narrativeFontBoldWeight', t.narrative_font_bold_weight)
    from type_themes t where t.id = s.type_theme_id) as "typeTheme",
  ${list(
    'site_header_links',
    `'id', a.id, 'label', a.label, 'href', a.href,
    'openInNewTab', coalesce(a.open_in_new_tab, false)`,
  )} as "headerLinks",
  ${list('site_links', `'id', a.id, 'label', a.label, 'href', a.href`)} as links,
  ${list('site_social_links', `'id', a.id, 'platform', a.platform, 'url', a.url`)}
    as "socialMediaLinks",
  ${list(
    'site_product_links',
    `'id', a.id, 'productTitle', a.product_title, 'href', a.href,
     'productImage', case when i.id is null then null else jsonb_build_object(${IMAGE_COLUMNS('i')}) end`,
    'left join images i on i.id = a.product_image_id',
  )} as "productLinks",
  coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'title', e.title,
      'date', to_char(e.date at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'location', e.location, 'description', e.description, 'href', e.href,
      'image', (select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = e.image_id))
      order by e.date desc)
    from events e where e.site_id = s.id), '[]') as events
  from sites s join users u on u.id = s.owner_id`

const lookUp = siteLookUp('public_site', SELECT)

type SiteRow = {
  plain: Record<string, unknown>
  about: unknown
  featuredImage: ImageRow | null
  logo: ImageRow | null
  icon: ImageRow | null
  favicon: ImageRow | null
  ownerName: string | null
  ownerAvatar: ImageRow | null
  colorTheme: PublicSite['colorTheme'] | null
  typeTheme: PublicSite['typeTheme'] | null
  headerLinks: PublicSite['headerLinks']
  links: PublicSite['links']
  socialMediaLinks: PublicSite['socialMediaLinks']
  productLinks: (Omit<PublicSite['productLinks'][number], 'productImage'> & {
    productImage: ImageRow | null
  })[]
  events: (Omit<PublicSite['events'][number], 'image'> & { image: ImageRow | null })[]
}

/**
 * A site as its visitors see it, by slug or verified custom domain; null when there is none. One
 * statement.
 * @see docs/product/sites-and-hosts.md#public-view-of-a-site
 */
export async function getPublicSite(payload: Payload, key: string): Promise<PublicSite | null> {
  const { statement, values } = lookUp(key)
  const row = await firstRow<SiteRow>(payload, statement, values)
  return row ? present(row) : null
}

function present(row: SiteRow): PublicSite {
  return PublicSite.parse({
    ...row.plain,
    ...row,
    about: documentFromLexical(row.about),
    owner: { displayName: row.ownerName ?? '', avatar: presentImage(row.ownerAvatar) },
    featuredImage: presentImage(row.featuredImage),
    logo: presentImage(row.logo),
    icon: presentImage(row.icon),
    favicon: presentImage(row.favicon),
    colorTheme: row.colorTheme ?? DEFAULT_COLOR_THEME,
    typeTheme: row.typeTheme ?? DEFAULT_TYPE_THEME,
    productLinks: row.productLinks.map((link) => ({
      ...link,
      productImage: presentImage(link.productImage),
    })),
    events: row.events.map((event) => ({ ...event, image: presentImage(event.image) })),
  })
}
