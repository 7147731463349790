import type { Payload } from 'payload'
import type { CallBody } from '@/src/contract/schemas'
import type { Caller } from '@/src/server/accounts/caller'
import { getSiteDesign } from '@/src/server/sites/design/read'
import { saveSiteDesign } from '@/src/server/sites/design/save'
import { addDesignToHistory, listDesignVersions } from '@/src/server/sites/design/versions'
import type { TestSite } from '@/src/testing/builders'

/** The site whose design is requested. */
type Target = { payload: Payload; objects: TestSite }

const ownerOf = ({ objects }: Target): Caller => ({
  userId: objects.owner,
  email: '',
  sessionId: '',
  siteId: null,
  isPlatformAdmin: false,
  isBound: false,
})

const current = (target: Target) =>
  getSiteDesign(target.payload, target.objects.id, ownerOf(target))

/** A save of the unchanged draft of a design. */
export async function designSave(target: Target): Promise<{ body: CallBody<'saveSiteDesign'> }> {
  const { draft, site } = await current(target)
  const { document, revision } = draft
  return { body: { document, revision, basedOn: site.updatedAt } }
}

/** The current revision of the draft. */
export const designRevision = async (target: Target): Promise<number> =>
  (await current(target)).draft.revision

/** A draft with another heading; returns its revision. */
export async function storedDesign(target: Target): Promise<number> {
  const { body } = await designSave(target)
  const document = { ...body.document, aboutHeading: 'Who cooks here' }
  const sent = { ...body, document }
  const saved = await saveSiteDesign(target.payload, target.objects.id, ownerOf(target), sent)
  return saved.revision
}

/** A design in the history of the site; returns its id. */
export async function designVersion(target: Target): Promise<string> {
  const { payload, objects } = target
  const { published } = await current(target)
  await addDesignToHistory(payload, objects.id, published, objects.owner)
  const [version] = await listDesignVersions(payload, objects.id, ownerOf(target))
  return version?.id ?? ''
}
