import type { Payload } from 'payload'
import { z } from 'zod'
import type { DeletedEquipmentUse } from '@/src/contract/recipe/recipe-write'
import { rows } from '../database/statements'

/** Own texts of a use that replace those of the piece; without any it is the piece alone. */
const isPlainRow = `q.equipment_title_override is null and q.note is null and q.link is null
  and q.image_override_id is null`
const IS_PLAIN_IN_DOCUMENT = ['equipmentTitleOverride', 'note', 'link', 'imageOverrideId']
  .map((name) => `coalesce(use ->> '${name}', '') = ''`)
  .join(' and ')

const names = (document: string, id: string): string =>
  `coalesce(${document} -> 'equipmentUsages'
    @> jsonb_build_array(jsonb_build_object('equipmentId', ${id}::text)), false)`
/** A JSON document with `$2` replaced by `$3`; of two uses of `$3`, one without texts of its own is left out. */
const replacedIn = (document: string): string => `jsonb_set(${document}, '{equipmentUsages}', (
  select coalesce(jsonb_agg(case when use ->> 'equipmentId' = $2::text
      then jsonb_set(use, '{equipmentId}', to_jsonb($3::text)) else use end order by place), '[]')
  from jsonb_array_elements(${document} -> 'equipmentUsages') with ordinality as list (use, place)
  where not (use ->> 'equipmentId' = $2::text and ${names(document, '$3')}
    and ${IS_PLAIN_IN_DOCUMENT})))`
const replaced = (column: string): string =>
  `${column} = case when ${names(column, '$2')} then ${replacedIn(column)} else ${column} end`

const SECOND_USES = {
  name: 'merge_equipment_second_uses',
  text: `delete from recipe_equipment q where q.equipment_id = $1 and ${isPlainRow}
    and exists (select 1 from recipe_equipment other
      where other._parent_id = q._parent_id and other.equipment_id = $2)`,
}
const USES = {
  name: 'merge_equipment_uses',
  text: `update recipe_equipment set equipment_id = $2 where equipment_id = $1`,
}
/** With a new revision: an editor that is open then merges the change instead of undoing it. */
const DRAFTS = {
  name: 'merge_equipment_drafts',
  text: `update recipe_drafts d set ${replaced('document')}, ${replaced('base')},
      revision = d.revision + 1
    where site_id = $1 and (${names('document', '$2')} or ${names('base', '$2')})`,
}
const VERSIONS = {
  name: 'merge_equipment_versions',
  text: `update recipe_versions set ${replaced('document')}
    where site_id = $1 and ${names('document', '$2')}`,
}

/** Replaces a piece of equipment by another in the recipes, drafts and versions of a site. */
export async function mergeEquipmentUses(
  payload: Payload,
  siteId: string,
  id: string,
  intoId: string,
): Promise<void> {
  await rows(payload, SECOND_USES, [id, intoId])
  await rows(payload, USES, [id, intoId])
  await rows(payload, DRAFTS, [siteId, id, intoId])
  await rows(payload, VERSIONS, [siteId, id, intoId])
}

const FIND = {
  name: 'equipment_uses',
  text: `select q.id, q._parent_id as "recipeId", q._order as position, q.note, q.link,
      q.equipment_title_override as "equipmentTitleOverride",
      q.image_override_id as "imageOverrideId"
    from recipe_equipment q where q.equipment_id = $1 order by q._parent_id, q._order`,
}
type EquipmentUse = z.output<typeof DeletedEquipmentUse>
const Text = z.string().nullable()
/** Not validated: a newer rule must not prevent a deletion. */
const StoredUses = z.array(
  z.object({
    id: z.string(),
    recipeId: z.string(),
    position: z.number(),
    note: Text,
    link: Text,
    equipmentTitleOverride: Text,
    imageOverrideId: Text,
  }),
)

/** Lists the uses of a piece of equipment in recipes, with their own texts and pictures. */
export async function getEquipmentUses(payload: Payload, id: string): Promise<EquipmentUse[]> {
  return StoredUses.parse(await rows(payload, FIND, [id]))
}

const RESTORE = {
  name: 'restore_equipment_uses',
  text: `insert into recipe_equipment (_order, _parent_id, id, equipment_id, note, link,
      equipment_title_override, image_override_id)
    select u.position, r.id, coalesce(u.id, gen_random_uuid()::text), $2, u.note, u.link,
      u."equipmentTitleOverride", i.id
    from jsonb_to_recordset($3::jsonb) as u (id text, "recipeId" uuid, position int, note text,
      link text, "equipmentTitleOverride" text, "imageOverrideId" uuid)
    join recipes r on r.id = u."recipeId" and r.site_id = $1
    left join images i on i.id = u."imageOverrideId" and i.site_id = $1
    on conflict do nothing`,
}

/** Restores the uses of a piece of equipment in its recipes that still exist. */
export async function restoreEquipmentUses(
  payload: Payload,
  siteId: string,
  id: string,
  uses: readonly EquipmentUse[],
): Promise<void> {
  await rows(payload, RESTORE, [siteId, id, JSON.stringify(uses)])
}
