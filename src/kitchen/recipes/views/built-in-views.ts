import { WHO_MAY_READ } from '../../parts/marks/who-may-read'
import { START, viewFilter } from '../list/list-view'
import type { ListView, RecipeFilter } from '../list/list-view'

/** A built-in view of the list. */
export type BuiltInView = {
  name: string
  view: ListView
  filter: RecipeFilter
  /** Whether it shows something that is to be done, for the overview. */
  isTask: boolean
}

const made = (name: string, change: Partial<ListView>, isTask = false): BuiltInView => {
  const view = { ...START, ...change }
  return { name, view, filter: viewFilter(view), isTask }
}

/**
 * The built-in views of the list, in order.
 * @see docs/product/kitchen.md#saved-views
 */
export const BUILT_IN_VIEWS: readonly BuiltInView[] = [
  made('All recipes', {}),
  made('Drafts', { status: 'draft' }, true),
  made('Drafts without a picture', { status: 'draft', missing: 'picture' }, true),
  made('Not published as scheduled', { status: 'failed' }, true),
  made(WHO_MAY_READ.subscribers_only, { access: 'subscribers_only' }),
  made('Legacy', { kind: 'legacy' }, true),
  made('Missing for rich results', { missing: 'rich-results' }, true),
  made('Bin', { status: 'deleted' }),
]
