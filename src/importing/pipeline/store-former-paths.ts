import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { isOwnPath } from '@/src/domain/addresses/old-path'
import { isOldPath } from '@/src/domain/addresses/redirect-target'
import type { PlannedRecipe } from './plan-recipes'

/** Paths of existing pages or redirects stay unchanged. */
const STORE = `insert into redirects (site_id, "from", "to", origin)
  select $1::uuid, f."from", f."to", 'import'
    from jsonb_to_recordset($2::jsonb) as f("from" varchar, "to" varchar)
    where not exists (select 1 from recipes r where r.site_id = $1 and r.deleted_at is null
        and '/recipes/' || r.slug = f."from")
      and not exists (select 1 from recipe_collections c where c.site_id = $1
        and '/collections/' || c.slug = f."from")
  on conflict (site_id, "from") do nothing`

/**
 * Redirects earlier addresses to their recipes, unless a page or another redirect has the address.
 * Requires the redirects of current addresses to be stored before.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export async function storeFormerPaths(
  payload: Payload,
  siteId: string,
  planned: readonly PlannedRecipe[],
): Promise<void> {
  const byPath = new Map<string, { from: string; to: string }>()
  for (const { recipe, slug } of planned)
    for (const from of recipe.formerPaths)
      if (isOldPath(from) && !isOwnPath(from)) byPath.set(from, { from, to: `/recipes/${slug}` })
  if (byPath.size === 0) return
  const statement = { name: 'import_former_paths', text: STORE }
  await rows(payload, statement, [siteId, JSON.stringify([...byPath.values()])])
}
