import { UNTITLED_LETTER } from '@/src/domain/letters/letter-limits'
import { untitledSlug } from '@/src/domain/recipes/untitled'
import { newRowId } from '../editor/rows/row-id'
import { closeRecord } from '../record/leaving'
import { writeCall } from '../state/write-call'
import type { LetterStore } from './letter-kind'

/** Letters that this page has created: others may have been left empty with intent. */
const madeHere = new Set<string>()

/** Creates a letter without a name yet. @returns its id */
export async function createUntitledLetter(site: string): Promise<string> {
  const body = { title: UNTITLED_LETTER, slug: untitledSlug(newRowId()) }
  const { letter } = await writeCall('createLetter', {
    params: { site },
    body,
    idempotencyKey: newRowId(),
  })
  madeHere.add(letter.id)
  return letter.id
}

/** Empties title and slug of a letter that is still as `createUntitledLetter` has created it. */
export function beginUntitled(store: LetterStore): void {
  const { stored, document } = store.getState()
  const isUntouched = stored.draft.revision === 0 && document.slug.startsWith('untitled-')
  if (isUntouched) store.change((old) => ({ ...old, title: '', slug: '' }))
}

/**
 * Closes a letter: deletes one that this page has created and that is still empty, saves others.
 * @see docs/product/kitchen.md#letters
 */
export async function closeLetter(store: LetterStore, site: string): Promise<void> {
  const { document, stored } = store.getState()
  const { title, summary, imageId, content = [] } = document
  const hasContent = title.trim() !== '' || Boolean(summary ?? imageId) || content.length > 0
  if (hasContent || stored.letter.publishedAt !== null || !madeHere.has(stored.letter.id)) {
    await closeRecord(store)
    return
  }
  // A pending save would arrive after the deletion.
  await store.close()
  await writeCall('deleteLetter', { params: { site, id: stored.letter.id } }).catch(() => undefined)
}
