import type { Payload } from 'payload'
import { z } from 'zod'
import { NonEmpty } from '@/src/contract/basics'
import { ColorTheme, TypeTheme } from '@/src/contract/site/site'
import type { StorePart } from '../import-row'
import { parseExported } from './parse-exported'

const Titled = { title: NonEmpty.max(500) }
const Themes = z.object({
  colorThemes: z.array(ColorTheme.extend(Titled)),
  typeThemes: z.array(TypeTheme.extend(Titled)),
})

/** The title of a site's theme; null if it has chosen none, absent in older exports. */
export const ThemeTitles = z
  .object({ color: z.string().nullable(), type: z.string().nullable() })
  .optional()

/** The themes of an exported site. */
export type ShownThemes = {
  title: string
  colorTheme: ColorTheme
  typeTheme: TypeTheme
  themeTitles?: z.infer<typeof ThemeTitles>
}

/** Stores the site's own themes. */
export const createThemesPart = (value: unknown): StorePart => {
  const { colorThemes, typeThemes } = parseExported(Themes, value)
  return async ({ payload, siteId }) => {
    for (const theme of colorThemes) await storeOnce(payload, 'color-themes', theme, siteId)
    for (const theme of typeThemes) await storeOnce(payload, 'type-themes', theme, siteId)
    return { outcome: 'created' }
  }
}

type Kind = 'color-themes' | 'type-themes'
type Values = Readonly<Record<string, string | number>>

async function findTheme(payload: Payload, kind: Kind, values: Values, site: object) {
  const same = Object.entries(values).map(([name, value]) => ({ [name]: { equals: value } }))
  const { docs } = await payload.find({
    collection: kind,
    where: { and: [...same, { site }] },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return docs[0]?.id ?? null
}

type Titled<Theme> = Theme & { title: string }

async function storeOnce(
  payload: Payload,
  kind: Kind,
  theme: Titled<ColorTheme> | Titled<TypeTheme>,
  siteId: string,
): Promise<string> {
  const found = await findTheme(payload, kind, theme, { equals: siteId })
  if (found !== null) return found
  const data = { ...theme, site: siteId }
  const { id } = await ('colorText' in data
    ? payload.create({ collection: 'color-themes', data, depth: 0 })
    : payload.create({ collection: 'type-themes', data, depth: 0 }))
  return id
}

/**
 * Resolves the themes of an imported site, by their Payload fields, among its own and the shared
 * ones: first by title and values, then by values alone; others are created.
 */
export async function resolveThemes(
  payload: Payload,
  siteId: string,
  { title, colorTheme, typeTheme, themeTitles }: ShownThemes,
): Promise<{ colorTheme: string | null; typeTheme: string | null }> {
  const shown = async (
    kind: Kind,
    values: ColorTheme | TypeTheme,
    name: string | null | undefined,
  ): Promise<string | null> => {
    if (name === null) return null
    const titled = { ...values, title: name ?? title }
    for (const wanted of [titled, values]) {
      for (const site of [{ equals: siteId }, { exists: false }]) {
        const found = await findTheme(payload, kind, wanted, site)
        if (found !== null) return found
      }
    }
    return storeOnce(payload, kind, titled, siteId)
  }
  return {
    colorTheme: await shown('color-themes', colorTheme, themeTitles?.color),
    typeTheme: await shown('type-themes', typeTheme, themeTitles?.type),
  }
}
