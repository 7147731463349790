import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SiteDesignDocument } from '@/src/contract/site/design'
import { keepPictures } from '@/src/domain/rich-text/pictures'
import { firstRow } from '@/src/server/database/statements'
import { designRowNames } from '@/src/server/exporting/draft-names'
import { replaceTexts } from '@/src/server/exporting/portable-id'
import { designOf } from '@/src/server/sites/design/document'
import { getStoredSettings } from '@/src/server/sites/settings'
import type { StorePart } from '../import-row'
import type { ImportTarget } from '../pipeline/target'
import { parseExported } from './parse-exported'
import { isSiteInUse } from './site-in-use'

const Exported = z.object({
  document: SiteDesignDocument,
  earlier: z.object({ base: SiteDesignDocument, basedOn: z.iso.datetime() }).nullable(),
  names: z.object({
    recipes: z.record(z.string(), z.string()),
    images: z.array(z.object({ id: z.string(), file: z.string() })),
  }),
})
type Exported = z.infer<typeof Exported>

const STORE = {
  name: 'own_import_design',
  text: `insert into site_designs (site_id, document, base, based_on)
    select s.id, $2::jsonb, $3::jsonb, coalesce($4::timestamptz, s.updated_at)
    from sites s where s.id = $1
    on conflict (site_id) do nothing returning 1`,
}

/**
 * Stores the design draft of an exported site, after its settings. Does nothing on a site that is
 * in use or already has a draft.
 * @see docs/product/import-and-export.md#export
 */
export const createDesignPart = (value: unknown): StorePart => {
  const exported = parseExported(Exported, value)
  return async (target) => {
    const { payload, siteId } = target
    if (await isSiteInUse(payload, siteId)) {
      return {
        outcome: 'skipped',
        message: 'The site already has recipes, so the draft of its design was not imported.',
      }
    }
    const stored = designOf(await getStoredSettings(payload, siteId))
    const here = await namesHere(target, exported, stored)
    const { document, earlier } = exported
    const base = earlier ? localDesign(earlier.base, here) : stored
    const made = await firstRow(payload, STORE, [
      siteId,
      JSON.stringify(localDesign(document, here)),
      JSON.stringify(base),
      earlier?.basedOn ?? null,
    ])
    return made
      ? { outcome: 'created' }
      : { outcome: 'skipped', message: 'There is already a draft of the design.' }
  }
}

/** Ids on this site by name in the export, if they exist. */
type Here = ReadonlyMap<string, string>

async function namesHere(
  { lookup }: Pick<ImportTarget, 'lookup'>,
  { names, document, earlier }: Exported,
  stored: SiteDesignDocument,
): Promise<Here> {
  const here = new Map(await lookup.units())
  const add = (name: string, found: string | null): void => {
    if (found !== null) here.set(name, found)
  }
  for (const [name, slug] of Object.entries(names.recipes)) add(name, await lookup.recipeId(slug))
  for (const { id, file } of names.images) add(id, await lookup.imageId(file))
  // Rows that exist only in the draft get new ids.
  for (const each of earlier ? [document, earlier.base] : [document])
    for (const [name] of designRowNames('draft', each)) here.set(name, randomUUID())
  for (const [id, name] of designRowNames('stored', stored)) here.set(name, id)
  return here
}

/** Converts a design to the ids of this site, without references to missing items. */
function localDesign(exported: SiteDesignDocument, here: Here): SiteDesignDocument {
  const orNull = (id: string | null | undefined): string | null =>
    here.has(id ?? '') ? (id ?? null) : null
  const { featuredImageId, logoId, logoOnDarkId, iconId, faviconId } = exported
  const document: SiteDesignDocument = {
    ...exported,
    featuredImageId: orNull(featuredImageId),
    logoId: orNull(logoId),
    logoOnDarkId: orNull(logoOnDarkId),
    iconId: orNull(iconId),
    faviconId: orNull(faviconId),
    about: exported.about && keepPictures(exported.about, (id) => here.has(id)),
    featuredRecipeIds: exported.featuredRecipeIds.filter((id) => here.has(id)),
    productLinks: exported.productLinks.map((link) => ({
      ...link,
      productImageId: orNull(link.productImageId),
    })),
  }
  return replaceTexts(document, here)
}
