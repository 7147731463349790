import type { Import, ImportListed, ImportRow } from '@/src/contract/import'

const FORMATS: Readonly<Record<string, string>> = {
  'own-export': 'an export of this platform',
  wordpress: 'WordPress',
  'wordpress-site': 'WordPress',
  'ghost-site': 'Ghost',
  ghost: 'Ghost',
  substack: 'Substack',
  blogger: 'Blogger',
  rss: 'an RSS feed',
  wix: 'Wix',
  'movable-type': 'Typepad or Movable Type',
  evernote: 'Evernote',
  notion: 'Notion',
  html: 'saved pages',
  mhtml: 'saved pages',
  'pages-jsonl': 'saved pages',
  'schema-org': 'recipes as JSON',
  recipesage: 'RecipeSage',
  paprika: 'Paprika',
  'paprika-html': 'Paprika',
  mela: 'Mela',
  crouton: 'Crouton',
  recettetek: 'RecetteTek',
  cookmate: 'Cookmate',
  rezkonv: 'RezKonv',
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  recipekeeper: 'Recipe Keeper',
  copymethat: 'Copy Me That',
  plantoeat: 'Plan to Eat',
  myrecipebox: 'My Recipe Box',
  csv: 'a table',
  subscribers: 'a list of subscribers',
  mealmaster: 'MealMaster',
  mastercook: 'MasterCook',
  'mastercook-text': 'MasterCook',
  recipeml: 'RecipeML',
  gourmet: 'Gourmet',
  cooklang: 'Cooklang',
  'markdown-front-matter': 'Markdown',
  markdown: 'Markdown',
  text: 'plain text',
  docx: 'Word',
  doc: 'Word',
  odt: 'OpenDocument',
  rtf: 'rich text',
  pdf: 'PDF',
}

/** The label of a file's detected format; empty while it is unknown. */
export function formatLabel(format: string): string {
  const names = format.split(', ').filter((name) => name !== '' && name !== 'unknown')
  return [...new Set(names.map((name) => FORMATS[name] ?? name))].join(', ')
}

const figure = (count: number): string => count.toLocaleString('en')

/** Formats a number with its noun: `1 post`, `3,120 posts`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`

type Progress = Pick<ImportListed, 'status' | 'dryRun' | 'total' | 'done' | 'failed'>
type ImportSummary = Progress & Pick<ImportListed, 'startedImportId'>

/** The short text of an import's status. */
export function importStatusText(listed: ImportSummary): string {
  const { status, dryRun, total, done, failed } = listed
  if (status === 'queued') return 'Waiting'
  if (status === 'running') return total === 0 ? 'Counting' : `${figure(done)} of ${figure(total)}`
  if (status === 'canceled') return `Paused at ${figure(done)} of ${figure(total)}`
  if (status === 'failed') return 'Stopped by an error'
  if (dryRun && listed.startedImportId !== null) return 'Checked, imported'
  const end = dryRun ? 'Checked, nothing stored' : 'Done'
  return failed === 0 ? end : `${end}; ${figure(failed)} failed`
}

/** The text of an import's current activity. */
export function progressText({
  status,
  dryRun,
  total,
  done,
  pictures,
}: Progress & Pick<Import, 'pictures'>): string {
  if (status === 'queued') return 'Waiting. It starts automatically.'
  if (total === 0) return 'Counting its rows.'
  if (done < total) {
    return `${dryRun ? 'Checked' : 'Imported'} ${figure(done)} of ${figure(total)}`
  }
  const seen = pictures.stored + pictures.failed
  return `Fetching pictures: ${figure(seen)} of ${figure(pictures.total)}`
}

type Outcome = ImportRow['outcome']

/** The label of the outcome of rows; for a dry run, of the expected one. */
export const outcomeLabel = (outcome: Outcome, isDryRun: boolean): string =>
  ({
    created: isDryRun ? 'New' : 'Imported',
    updated: isDryRun ? 'To update' : 'Updated',
    skipped: 'Left as is',
    failed: 'Failed',
  })[outcome]

const KINDS: Readonly<Record<string, string>> = {
  recipe: 'Recipe',
  post: 'Post without a recipe',
  letter: 'Letter',
  subscriber: 'Subscriber',
  optOut: 'Opted out',
  part: 'Part of a site',
}

/** The label of the kind of a row. */
export const rowKindLabel = (kind: string | null): string => KINDS[kind ?? ''] ?? ''
