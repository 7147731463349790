import type { Payload } from 'payload'
import { firstRow } from '@/src/server/database/statements'

const HAS_MORE = {
  name: 'own_import_site_in_use',
  text: `select 1 from recipes where site_id = $1 and (source_key is null or not exists (
    select 1 from import_rows w where w.recipe_id = recipes.id)) limit 1`,
}

/**
 * Returns whether a site has recipes that were not imported; an import then leaves its settings and
 * design unchanged.
 */
export const isSiteInUse = async (payload: Payload, siteId: string): Promise<boolean> =>
  (await firstRow(payload, HAS_MORE, [siteId])) !== undefined
