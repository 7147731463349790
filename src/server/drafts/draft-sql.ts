import { personOf } from '../accounts/person-sql'
import { isoInstant } from '../database/instant-sql'
import type { Statement } from '../database/statements'

/** The tables of a kind of record that is edited as a draft. */
export type DraftTables = {
  /** The prefix of the statements' names. */
  name: string
  drafts: string
  versions: string
  /** The column of drafts and versions that holds the record's id; `site_id` where the site is the record. */
  key: string
  records: string
  /** SQL condition that a record `r` can be edited. */
  isEditable: string
  /** SQL of further columns that a save returns. */
  columns: readonly string[]
  /**
   * Minutes of work after which a save adds the earlier draft to the history; a discarded or replaced draft
   * is added as well. Null for a history of published records alone.
   */
  minutesBetweenVersions: number | null
  /** SQL of a further common table expression of each save, which reads the saved draft from `saved`. */
  alongSave?: string
}

/** Statements for the drafts of one kind. Parameters 1 and 2 of each are the ids of the site and the record. */
export type DraftStatements = Record<
  'find' | 'save' | 'begin' | 'rebase' | 'discard' | 'restore' | 'deleteRevision',
  Statement
>

/** The columns of a stored draft that the API returns. */
export const savedColumns = ({ columns }: Pick<DraftTables, 'columns'>): string =>
  [
    'revision',
    `${isoInstant('based_on')} as "basedOn"`,
    `${isoInstant('saved_at')} as "savedAt"`,
    `${personOf('saved_by')} as "savedBy"`,
    ...columns,
  ].join(', ')

/** Pictures that a draft shows are the site's from then on, and not on their way out any more. */
const ADOPTED = `again as (
    delete from image_removals l using images i
    where i.id = l.image_id and i.id = any($6::uuid[])
      and (i.site_id = $1 or i.site_id is null and i.uploaded_by_id = $5)),
  adopted as (
    update images set site_id = $1
    where id = any($6::uuid[]) and site_id is null and uploaded_by_id = $5)`

/** Builds the statements of a kind of draft. */
export function buildDraftStatements(tables: DraftTables): DraftStatements {
  const texts = { ...savingTexts(tables), ...otherTexts(tables) }
  const named = (verb: keyof DraftStatements): Statement => ({
    name: `${verb}_${tables.name}`,
    text: texts[verb],
  })
  return {
    find: named('find'),
    save: named('save'),
    begin: named('begin'),
    rebase: named('rebase'),
    discard: named('discard'),
    restore: named('restore'),
    deleteRevision: named('deleteRevision'),
  }
}

type Texts<Verb extends keyof DraftStatements> = Record<Verb, string>

/** Parameters: 3 the revision or version, 4 the document, 5 the user, 6 the pictures, 7 the base. */
function savingTexts(tables: DraftTables): Texts<'save' | 'begin' | 'rebase'> {
  const { drafts, key, records, isEditable, minutesBetweenVersions } = tables
  const { keyColumns, recordKeys, isRecord, isDraft } = partsOf(tables)
  const isAtVersion = `date_trunc('milliseconds', r.updated_at) = $3::timestamptz`
  const along = [ADOPTED, ...(tables.alongSave ? [tables.alongSave] : [])].join(', ')
  const keepsVersions = minutesBetweenVersions !== null
  const keptAt = `, kept_at = case when exists (select 1 from outdated) then now() else d.kept_at end`
  return {
    save: `with before as (
        select d.* from ${drafts} d join ${records} r on r.id = d.${key}
        where ${isDraft} and d.revision = $3 and ${isEditable} for update of d),
      ${keepsVersions ? outdated(tables) : ''}
      saved as (
        update ${drafts} d set document = $4::jsonb, revision = d.revision + 1, saved_at = now(),
          saved_by = $5 ${keepsVersions ? keptAt : ''}
        from before where d.${key} = before.${key} returning d.*),
      ${along} select ${savedColumns(tables)} from saved`,
    begin: `with saved as (
        insert into ${drafts} (${keyColumns}, document, base, based_on, saved_by)
        select ${recordKeys}, $4::jsonb, $7::jsonb, r.updated_at, $5 from ${records} r
        where ${isRecord} and ${isAtVersion}
        on conflict (${key}) do nothing returning *),
      ${along} select ${savedColumns(tables)} from saved`,
    rebase: `update ${drafts} d set base = $4::jsonb, based_on = $3::timestamptz from ${records} r
      where r.id = d.${key} and ${isDraft} and ${isAtVersion} returning d.based_on`,
  }
}

function otherTexts(tables: DraftTables): Texts<'find' | 'discard' | 'restore' | 'deleteRevision'> {
  const { drafts, versions, key, records, isEditable, minutesBetweenVersions } = tables
  const { keyColumns, recordKeys, isRecord, isDraft } = partsOf(tables)
  const keepsVersions = minutesBetweenVersions !== null
  const keep = (from: string, author: string): string => `kept as (
      insert into ${versions} (${key}, site_id, kind, document, author_id)
      select ${key}, site_id, 'draft', document, ${author} from ${from}),`
  return {
    find: `select d.document, d.base, ${savedColumns(tables)} from ${drafts} d where ${isDraft}`,
    discard: `with gone as (
        delete from ${drafts} d using ${records} r
        where ${isDraft} and r.id = d.${key} and ${isEditable} returning d.*),
      ${keepsVersions ? keep('gone', '$3::uuid') : ''}
      records as (select 1 from ${records} r where ${isRecord})
      select exists (select 1 from records) as "isThere"`,
    restore: `with record as (select r.* from ${records} r where ${isRecord}),
      replaced as (
        select d.* from ${drafts} d join record r on r.id = d.${key}
        where d.revision = $4 for update of d),
      ${keepsVersions ? keep('replaced', 'saved_by') : ''}
      version as (select v.${key} as record, v.document from ${versions} v where v.id = $3)
      insert into ${drafts} (${keyColumns}, document, base, based_on, saved_by)
      select ${recordKeys}, v.document || $8::jsonb, $6::jsonb, $7::timestamptz, $5
      from version v join record r on r.id = v.record
      where $4 = 0 or exists (select 1 from replaced)
      on conflict (${key}) do update set document = excluded.document, saved_by = $5,
        saved_at = now(), ${keepsVersions ? 'kept_at = now(), ' : ''}revision = ${drafts}.revision + 1
        where ${drafts}.revision = $4
      returning 1`,
    deleteRevision: `delete from ${drafts} d where ${isDraft} and d.revision = $3`,
  }
}

/** Parts that the statements share, for a record `r` and its draft `d`. */
function partsOf({ key, isEditable }: DraftTables) {
  const isSite = key === 'site_id'
  return {
    keyColumns: isSite ? 'site_id' : `${key}, site_id`,
    recordKeys: isSite ? 'r.id' : 'r.id, r.site_id',
    isRecord: `r.id = $2 and ${isSite ? 'r.id' : 'r.site_id'} = $1 and ${isEditable}`,
    isDraft: `d.site_id = $1 and d.${key} = $2`,
  }
}

/** The earlier draft, where it becomes a version: enough work has passed since the last one. */
const outdated = ({ versions, key, minutesBetweenVersions }: DraftTables): string => `outdated as (
        select * from before
        where kept_at < now() - interval '${String(minutesBetweenVersions)} minutes'
          and document <> $4::jsonb),
      kept as (
        insert into ${versions} (${key}, site_id, kind, document, author_id, created_at)
        select ${key}, site_id, 'draft', document, saved_by, saved_at from outdated),`
