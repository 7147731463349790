import { rule } from '../levels'
import { SERVER_WRITES_ONLY, readOnly, SERVER_FIELDS } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site brings recipes in')
const counted = 'counted by the import while it runs'

/** Imports with their progress; the path of the file is hidden. */
export const imports = {
  ...SERVER_WRITES_ONLY,
  belongs: 'site',
  read: editors,
  delete: editors,
  fields: [
    SERVER_FIELDS,
    readOnly(counted, [
      'site',
      'fileName',
      'format',
      'status',
      'dryRun',
      'total',
      'done',
      'created',
      'updated',
      'skipped',
      'failed',
      'onRepeat',
      'message',
      'notice',
    ]),
  ],
} as const satisfies PolicyOf<'imports'>

/** Results of the rows of an import. */
export const importRows = {
  ...SERVER_WRITES_ONLY,
  belongs: 'site',
  read: editors,
  fields: [
    SERVER_FIELDS,
    readOnly(counted, [
      'import',
      'site',
      'position',
      'name',
      'kind',
      'sourceKey',
      'title',
      'outcome',
      'message',
      'warnings',
      'recipe',
      'letter',
    ]),
  ],
} as const satisfies PolicyOf<'import-rows'>
