import type { Payload } from 'payload'
import type { z } from 'zod'
import { notFound } from '@/src/contract/failure'
import type { Presence, PresenceSign } from '@/src/contract/recipe/draft'
import { firstRow } from '@/src/server/database/statements'
import { isoInstant } from '@/src/server/database/instant-sql'
import type { SiteWriter } from '../../versioned-write'

/** Seconds without a signal after which an editor counts as gone. */
export const PRESENT_SECONDS = 45

const SIGN = {
  name: 'sign_recipe_presence',
  text: `with recipe as (
      select r.id, r.updated_at from recipes r
      where r.site_id = $1 and r.id = $2 and r.deleted_at is null),
    here as (
      insert into recipe_presence (recipe_id, client_id, user_id)
      select id, $3::uuid, $4::uuid from recipe where not $5
      on conflict (recipe_id, client_id) do update set seen_at = now()),
    gone as (
      delete from recipe_presence p using recipe r where p.recipe_id = r.id
        and (($5 and p.client_id = $3 and p.user_id = $4)
          or p.seen_at < now() - interval '${PRESENT_SECONDS} seconds' and p.client_id <> $3))
    select ${isoInstant('r.updated_at')} as "updatedAt",
      coalesce((select d.revision from recipe_drafts d where d.recipe_id = r.id), 0) as revision,
      coalesce((select jsonb_agg(jsonb_build_object('id', u.id, 'displayName', u.display_name,
          'isSelf', u.id = $4, 'clientId', case when u.id = $4 then p.client_id end)
          order by p.seen_at desc)
        from recipe_presence p join users u on u.id = p.user_id
        where p.recipe_id = r.id and p.client_id <> $3
          and p.seen_at > now() - interval '${PRESENT_SECONDS} seconds'), '[]') as others
    from recipe r`,
}

/**
 * Records that a user has a recipe open in an editor, or has closed it, and returns the other users who
 * have it open. One statement.
 * @throws Failure `not_found`
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export async function signRecipePresence(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  id: string,
  { clientId, isLeaving = false }: z.output<typeof PresenceSign>,
): Promise<Presence> {
  const found = await firstRow<Presence>(payload, SIGN, [siteId, id, clientId, userId, isLeaving])
  if (!found) throw notFound('Recipe')
  return found
}
