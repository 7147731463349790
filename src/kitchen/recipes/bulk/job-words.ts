import type { BulkAction, BulkJob } from '@/src/contract/recipe/bulk'

/** The labels of an action: on its button, while it runs, and once it is done. */
type ActionWords = { label: string; running: string; done: string }

const ACTION_WORDS: Readonly<Record<BulkAction, ActionWords>> = {
  publish: { label: 'Publish', running: 'Publishing', done: 'Published' },
  unpublish: { label: 'Unpublish', running: 'Unpublishing', done: 'Unpublished' },
  lock: {
    label: 'For paid subscribers',
    running: 'Keeping for paid subscribers:',
    done: 'Kept for paid subscribers:',
  },
  unlock: {
    label: 'For everyone',
    running: 'Opening to everyone:',
    done: 'Opened to everyone:',
  },
  tag: { label: 'Add tag or category…', running: 'Tagging', done: 'Tagged' },
  untag: {
    label: 'Remove tag or category…',
    running: 'Removing a tag from',
    done: 'Removed a tag from',
  },
  collect: { label: 'Add to collection…', running: 'Adding', done: 'Added' },
  delete: { label: 'Delete', running: 'Deleting', done: 'Deleted' },
  restore: { label: 'Restore', running: 'Restoring', done: 'Restored' },
  remove: {
    label: 'Delete permanently',
    running: 'Deleting permanently:',
    done: 'Deleted permanently:',
  },
}

/** The name of an action on its button. */
export const actionLabel = (action: BulkAction): string => ACTION_WORDS[action].label

/** Describes the work of a job, planned or done: `Published 12 recipes`. */
export function jobText(job: BulkJob): string {
  const { isUndo, status, total, done, changed } = job
  const words = wordsOf(job)
  if (status === 'running') {
    const what = isUndo ? 'Restoring' : words.running
    return `${what} ${recipes(total)}${subject(job)}: ${count(done)} done`
  }
  if (isUndo) return `${recipes(changed)} restored`
  return `${words.done} ${recipes(changed)}${subject(job)}`
}

/** Describes a job; terms other than tags are named by their kind. */
function wordsOf({ action, termKind }: BulkJob): ActionWords {
  const words = ACTION_WORDS[action]
  if (termKind === null || termKind === 'tag') return words
  return action === 'untag'
    ? { ...words, running: `Removing a ${termKind} from`, done: `Removed a ${termKind} from` }
    : { ...words, running: 'Filing', done: 'Filed' }
}

/** Further remarks about a job that has ended; empty without any. */
export function jobNote({ status, total, changed, failed, message }: BulkJob): string {
  const same = total - changed - failed
  return [
    message,
    failed > 0 ? `${count(failed)} could not be changed.` : null,
    status === 'done' && same > 0 ? `${count(same)} needed no change.` : null,
  ]
    .filter((part) => part !== null)
    .join(' ')
}

const count = (number: number): string => number.toLocaleString('en')

/** Formats a number of recipes. */
export const recipes = (number: number): string =>
  `${count(number)} ${number === 1 ? 'recipe' : 'recipes'}`

function subject({ action, termKind, subject: name }: BulkJob): string {
  if (name === null) return ''
  if (action === 'collect') return ` to “${name}”`
  if (action !== 'tag') return ` (“${name}”)`
  return termKind === 'tag' ? ` with “${name}”` : ` under “${name}”`
}
