import type { Payload } from 'payload'
import { PublicSite } from '@/src/contract/site/site'
import { PUBLIC_SITE_FIELDS } from '@/src/contract/site/site-fields'
import { wideFromLexical } from '@/src/domain/rich-text/from-lexical'
import { firstRow } from '../database/statements'
import { avatarColumn, IMAGE_COLUMNS, presentImage } from '../images'
import type { ImageRow } from '../images'
import { sitePaymentMode } from '../payments/site-mode'
import type { ChargesEnabled } from '../payments/site-mode'
import { presentFields, selectObject } from '../plain-fields'
import type { FieldRow } from '../plain-fields'
import { withPictures } from '../text-pictures'
import { answerIsSuspended } from '../web/answer-notes'
import { forEachPageSeo, PAGE_SEO_NAMES } from '@/src/domain/page-seo'
import type { PageSeoName } from '@/src/domain/page-seo'
import { presentSeo, seoColumns } from '../seo'
import type { SeoRow } from '../seo'
import { DEFAULT_COLOR_THEME, DEFAULT_TYPE_THEME } from './default-themes'
import { shownCss } from './own-css'
import { PRIMARY_DOMAIN } from './primary-domain'
import { siteLookUp } from './site-key'

const image = (column: string): string =>
  `(select jsonb_build_object(${IMAGE_COLUMNS('i')}) from images i where i.id = s.${column})`

/** Rows of an array field of the site, as JSON in order. */
const list = (table: string, columns: string, join = ''): string => `coalesce((
  select jsonb_agg(jsonb_build_object(${columns}) order by a._order) from ${table} a ${join}
  where a._parent_id = s.id), '[]')`

const columnsOf = (name: PageSeoName): string =>
  seoColumns(`s.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)

const PAGE_SEO_COLUMNS = `jsonb_build_object(${PAGE_SEO_NAMES.map(
  (name) => `'${name}', ${columnsOf(name)}`,
).join()})`

const SELECT = `
  select ${selectObject(PUBLIC_SITE_FIELDS, 's', { primaryDomain: PRIMARY_DOMAIN })} as plain,
  ${image('featured_image_id')} as "featuredImage", ${image('logo_id')} as logo,
  ${image('logo_on_dark_id')} as "logoOnDark",
  ${image('icon_id')} as icon, ${image('favicon_id')} as favicon,
  coalesce((select jsonb_agg(jsonb_build_object(${IMAGE_COLUMNS('i')}))
    from about_pictures p join images i on i.id = p.image_id where p.site_id = s.id), '[]') as "aboutImages",
  ${PAGE_SEO_COLUMNS} as "pageSeo",
  u.display_name as "ownerName", s.suspended_at is not null as "isSuspended",
  ${avatarColumn('u')} as "ownerAvatar",
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
    'site_home_sections',
    `'id', a.id, 'section', a.section, 'isHidden', coalesce(a.is_hidden, false),
    'heading', a.heading`,
  )} as "homeSections",
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
    from events e where e.site_id = s.id), '[]') as events,
  coalesce((select jsonb_object_agg(a.mode, a.charges_enabled) from payment_accounts a
    where a.site_id = s.id), '{}') as "chargesEnabled"
  from sites s join users u on u.id = s.owner_id`

const lookUp = siteLookUp('public_site', SELECT)

type SiteRow = {
  plain: FieldRow<typeof PUBLIC_SITE_FIELDS, PublicSite> & Pick<PublicSite, 'primaryDomain'>
  featuredImage: ImageRow | null
  logo: ImageRow | null
  logoOnDark: ImageRow | null
  icon: ImageRow | null
  favicon: ImageRow | null
  aboutImages: ImageRow[]
  pageSeo: Record<PageSeoName, SeoRow>
  ownerName: string | null
  isSuspended: boolean
  ownerAvatar: ImageRow | null
  colorTheme: PublicSite['colorTheme'] | null
  typeTheme: PublicSite['typeTheme'] | null
  homeSections: PublicSite['homeSections']
  headerLinks: PublicSite['headerLinks']
  links: PublicSite['links']
  socialMediaLinks: PublicSite['socialMediaLinks']
  productLinks: (Omit<PublicSite['productLinks'][number], 'productImage'> & {
    productImage: ImageRow | null
  })[]
  events: (Omit<PublicSite['events'][number], 'image'> & { image: ImageRow | null })[]
  chargesEnabled: ChargesEnabled
}

/**
 * A site as its visitors see it, by slug or verified custom domain; null when there is none. One
 * statement.
 * @see docs/product/sites-and-hosts.md#public-view-of-a-site
 */
export async function getPublicSite(payload: Payload, key: string): Promise<PublicSite | null> {
  const { statement, values } = lookUp(key)
  const row = await firstRow<SiteRow>(payload, statement, values)
  return row ? present(payload, row) : null
}

/**
 * The site for a visitor's response: null when there is none, and while it is suspended, which the response
 * then says.
 * @see docs/product/overview.md#suspending-a-site
 */
export async function getVisitedSite(payload: Payload, key: string): Promise<PublicSite | null> {
  const { statement, values } = lookUp(key)
  const row = await firstRow<SiteRow>(payload, statement, values)
  if (row?.isSuspended) answerIsSuspended()
  return row && !row.isSuspended ? present(payload, row) : null
}

function present(payload: Payload, { plain, ...row }: SiteRow): PublicSite {
  const about = withPictures(
    wideFromLexical(plain.about),
    row.aboutImages.map(presentImage).filter((image) => image !== null),
  )
  return PublicSite.parse({
    ...presentFields<PublicSite, keyof typeof PUBLIC_SITE_FIELDS>(PUBLIC_SITE_FIELDS, plain),
    about: about.text,
    aboutImages: about.images,
    primaryDomain: plain.primaryDomain,
    cssOverrides: shownCss(plain.cssOverrides),
    homeSections: row.homeSections,
    headerLinks: row.headerLinks,
    links: row.links,
    socialMediaLinks: row.socialMediaLinks,
    paymentMode: sitePaymentMode(payload, row.chargesEnabled),
    owner: { displayName: row.ownerName ?? '', avatar: presentImage(row.ownerAvatar) },
    featuredImage: presentImage(row.featuredImage),
    logo: presentImage(row.logo),
    logoOnDark: presentImage(row.logoOnDark),
    icon: presentImage(row.icon),
    favicon: presentImage(row.favicon),
    ...forEachPageSeo((name) => presentSeo(row.pageSeo[name])),
    colorTheme: row.colorTheme ?? DEFAULT_COLOR_THEME,
    typeTheme: row.typeTheme ?? DEFAULT_TYPE_THEME,
    productLinks: row.productLinks.map((link) => ({
      ...link,
      productImage: presentImage(link.productImage),
    })),
    events: row.events.map((event) => ({ ...event, image: presentImage(event.image) })),
  } satisfies PublicSite)
}
