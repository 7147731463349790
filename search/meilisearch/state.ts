import { MeilisearchApiError } from 'meilisearch'
import type { Database } from '@/search/postgres/database'
import type { Clients } from './client'
import { INDEX_SETTINGS, settingsVersion } from './index-settings'
import { isDenied } from './rights'
import { getBuiltVersion } from './target'

/**
 * The status of the index: `unmade` when it does not exist or has other settings, `refused` when the key is
 * refused, `away` when the server does not respond.
 */
export type IndexState = 'ok' | 'unmade' | 'refused' | 'away'

/** Checks whether the index exists and has the settings of this version. Never throws. */
export async function indexState({ reading, uid }: Clients): Promise<IndexState> {
  try {
    const settings = await reading.index(uid).getSettings()
    return holds(settings, INDEX_SETTINGS) ? 'ok' : 'unmade'
  } catch (error) {
    if (isDenied(error)) return 'refused'
    const isMissing = error instanceof MeilisearchApiError && error.response.status === 404
    return isMissing ? 'unmade' : 'away'
  }
}

/**
 * Returns whether the index was built by this version and is unchanged.
 * @throws when the server does not respond, or refuses the key
 */
export async function isUpToDate(
  { writing, reading, uid }: Clients,
  database: Database,
): Promise<boolean> {
  if ((await getBuiltVersion(database)) !== settingsVersion()) return false
  const state = await indexState({ writing, reading: writing, uid })
  if (state === 'ok' || state === 'unmade') return state === 'ok'
  // Once more for the error itself.
  await reading.index(uid).getSettings()
  return false
}

/** Lists without a meaningful order: the server returns them sorted. */
const SETS: ReadonlySet<string> = new Set([
  'filterableAttributes',
  'sortableAttributes',
  'displayedAttributes',
  'synonyms',
])

/** Whether the server's settings match ours; it returns others too. */
function holds(actual: unknown, wanted: unknown, list = ''): boolean {
  if (Array.isArray(wanted)) return Array.isArray(actual) && isSameList(actual, wanted, list)
  if (!isRecord(wanted)) return actual === wanted
  if (!isRecord(actual)) return false
  const names = Object.keys(wanted)
  const isWhole = list !== 'synonyms' || Object.keys(actual).length === names.length
  return isWhole && names.every((name) => holds(actual[name], wanted[name], list || name))
}

function isSameList(actual: unknown[], wanted: unknown[], list: string): boolean {
  const [one = [], other = []] = [actual, wanted].map((each) =>
    each.map((value) => JSON.stringify(value)),
  )
  const isSet = SETS.has(list)
  return (isSet ? one.toSorted() : one).join() === (isSet ? other.toSorted() : other).join()
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
