import type { Payload, PayloadRequest } from 'payload'
import { invalidField } from '@/src/contract/failure'
import type { SiteUpdate } from '@/src/contract/site/site-settings'
import type { ColorThemeWrite, TypeThemeWrite } from '@/src/contract/site/theme-write'
import { firstRow } from '../database/statements'
import { withoutUndefined } from '../without-undefined'

type ThemesWrite = Pick<SiteUpdate, 'colorTheme' | 'typeTheme' | 'colorThemeId' | 'typeThemeId'>

const ONE_OF_THEM = 'Send either the ID of a theme or its values, not both'

/** @throws Failure `validation_failed` for a theme that is both chosen and written */
export function requireOneOfEach(write: ThemesWrite): void {
  const { colorTheme, colorThemeId, typeTheme, typeThemeId } = write
  if (colorTheme && colorThemeId !== undefined) throw invalidField('colorTheme', ONE_OF_THEM)
  if (typeTheme && typeThemeId !== undefined) throw invalidField('typeTheme', ONE_OF_THEM)
}

/**
 * Stores colours and fonts from the settings of a site as its own themes: updates its current theme, unless
 * that is shared; then creates one. Returns the ids to store with the site.
 * @see docs/product/sites-and-hosts.md#colours
 */
export async function storeOwnThemes(
  req: PayloadRequest,
  siteId: string,
  { colorTheme, typeTheme }: ThemesWrite,
): Promise<{ colorTheme?: string; typeTheme?: string }> {
  if (!colorTheme && !typeTheme) return {}
  const own = await ownThemes(req.payload, siteId)
  return withoutUndefined({
    colorTheme: colorTheme && (await storeColours(req, siteId, colorTheme, own.colours)),
    typeTheme: typeTheme && (await storeType(req, siteId, typeTheme, own.type)),
  })
}

type OwnThemes = { colours: string | null; type: string | null }
const NO_THEMES: OwnThemes = { colours: null, type: null }
const OWN_THEMES = {
  name: 'site_own_themes',
  text: `select c.id as colours, t.id as type from sites s
    left join color_themes c on c.id = s.color_theme_id and c.site_id = s.id
    left join type_themes t on t.id = s.type_theme_id and t.site_id = s.id
    where s.id = $1`,
}

/** The ids of the themes that a site shows and owns. */
async function ownThemes(payload: Payload, siteId: string): Promise<OwnThemes> {
  return (await firstRow<OwnThemes>(payload, OWN_THEMES, [siteId])) ?? NO_THEMES
}

async function storeColours(
  req: PayloadRequest,
  site: string,
  colours: ColorThemeWrite,
  own: string | null,
): Promise<string> {
  const collection = 'color-themes'
  const { id } =
    own === null
      ? await req.payload.create({
          collection,
          data: { ...colours, title: 'Own colours', site },
          depth: 0,
          req,
        })
      : await req.payload.update({ collection, id: own, data: colours, depth: 0, req })
  return id
}

async function storeType(
  req: PayloadRequest,
  site: string,
  type: TypeThemeWrite,
  own: string | null,
): Promise<string> {
  const collection = 'type-themes'
  const { id } =
    own === null
      ? await req.payload.create({
          collection,
          data: { ...type, title: 'Own type', site },
          depth: 0,
          req,
        })
      : await req.payload.update({ collection, id: own, data: type, depth: 0, req })
  return id
}
