import type { DraftSaved } from '@/src/contract/recipe/draft'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { isoInstant } from '../../database/instant-sql'
import { savedColumns } from '../../drafts/draft-sql'
import { createDraftStore } from '../../drafts/draft-store'
import { listMediaIds } from './references'

const COLUMNS = [
  `${isoInstant('publish_at')} as "publishAt"`,
  `publish_failure as "publishFailure"`,
]

/** Lists and searches name a recipe that was never published by the title of its draft. */
const RENAMED = `titled as (
    select recipe_id, left(regexp_replace(document->>'title', '^\\s+|\\s+$', 'g'), 500) as title
    from saved),
  renamed as (
    update recipes set title = titled.title from titled
    where recipes.id = titled.recipe_id and recipes.published_at is null
      and titled.title <> '' and recipes.title <> titled.title)`

/** The drafts of recipes. */
export const RECIPE_DRAFTS = createDraftStore<RecipeDraftDocument, DraftSaved>({
  name: 'recipe_draft',
  drafts: 'recipe_drafts',
  versions: 'recipe_versions',
  key: 'recipe_id',
  records: 'recipes',
  isEditable: 'r.deleted_at is null',
  columns: COLUMNS,
  minutesBetweenVersions: 10,
  alongSave: RENAMED,
  listImageIds: (document) => listMediaIds([document]).images,
})

/** The columns of a stored draft that a statement of its own returns. */
export const SAVED_DRAFT = savedColumns({ columns: COLUMNS })
