import type { Payload } from 'payload'
import type { LetterCreate } from '@/src/contract/letter/letter'
import type { CallBody } from '@/src/contract/schemas'
import { discardLetterDraft, saveLetterDraft } from '@/src/server/letters/draft'
import { listLetterVersions } from '@/src/server/letters/versions'
import { createLetter } from '@/src/server/letters/write'
import { unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'

/** The site whose letters are requested. */
type Target = { payload: Payload; objects: TestSite }

const editorOf = ({ objects }: Target) => ({
  siteId: objects.id,
  siteSlug: objects.slug,
  userId: objects.owner,
})

/** A letter of the site, published an hour ago unless it says otherwise. */
export const makeLetter = (target: Target, letter: Partial<LetterCreate> = {}) =>
  createLetter(target.payload, editorOf(target), {
    title: 'Spring greens',
    slug: unique('spring'),
    publishedAt: new Date(Date.now() - 3_600_000).toISOString(),
    content: [{ type: 'paragraph', children: [{ text: 'The first leaves are out.' }] }],
    ...letter,
  })

/** A first save of the draft of a letter. */
export async function letterSave(
  target: Target,
): Promise<{ params: { id: string }; body: CallBody<'saveLetterDraft'> }> {
  const { id, updatedAt } = await makeLetter(target)
  const document = { title: 'Summer', slug: unique('summer') }
  return { params: { id }, body: { document, revision: 0, basedOn: updatedAt } }
}

/** A letter with a stored draft of revision 1. */
export async function letterDraft(target: Target): Promise<{ id: string }> {
  const { params, body } = await letterSave(target)
  await saveLetterDraft(target.payload, editorOf(target), params.id, body)
  return params
}

/** A draft that was discarded, as a version of its letter. */
export async function letterVersion(target: Target): Promise<{ id: string; versionId: string }> {
  const { id } = await letterDraft(target)
  await discardLetterDraft(target.payload, editorOf(target), id)
  const versions = await listLetterVersions(target.payload, target.objects.id, id)
  return { id, versionId: versions.find(({ kind }) => kind === 'draft')?.id ?? '' }
}
