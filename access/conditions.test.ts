import { describe, expect, it } from 'vitest'
import { documentsFor, getLevelsAnywhere, getLevelsAt } from './conditions'
import type { AccessContext } from './context'
import { rule } from './levels'
import type { Level } from './levels'
import type { Ownership } from './policy'

const NOBODY: AccessContext = {
  userId: null,
  isPlatformAdmin: false,
  siteIds: [],
  ownedSiteIds: [],
}
const READER: AccessContext = { ...NOBODY, userId: 'reader' }
/** Owns one site and edits another. */
const WORKER: AccessContext = {
  ...NOBODY,
  userId: 'worker',
  siteIds: ['owned', 'edited'],
  ownedSiteIds: ['owned'],
}
const ADMIN: AccessContext = { ...READER, userId: 'admin', isPlatformAdmin: true }

const found = (belongs: Ownership, level: Level, context: AccessContext) =>
  documentsFor({ belongs }, rule(level, 'a test'), context)

// docs/product/roles.md#payload-admin
describe('the documents for which a rule lets somebody pass', () => {
  it.each<[Ownership, string]>([
    ['site', 'site'],
    ['site-or-shared', 'site'],
    ['site-itself', 'id'],
  ])('are those of the sites they edit, or own where it asks for owners: %s', (belongs, field) => {
    expect(found(belongs, 'editor', WORKER)).toEqual({ [field]: { in: ['owned', 'edited'] } })
    expect(found(belongs, 'owner', WORKER)).toEqual({ [field]: { in: ['owned'] } })
    expect(found(belongs, 'admin', WORKER)).toBe(false)
    expect(found(belongs, 'editor', READER)).toBe(false)
    expect(found(belongs, 'editor', NOBODY)).toBe(false)
    expect(found(belongs, 'editor', ADMIN)).toBe(true)
    expect(found(belongs, 'nobody', ADMIN)).toBe(false)
  })

  it('are what somebody sent only while it is of no site', () => {
    const sent = (by: string) => ({
      and: [{ site: { exists: false } }, { uploadedBy: { equals: by } }],
    })
    expect(found('site-or-uploader', 'editor', WORKER)).toEqual({
      or: [{ site: { in: ['owned', 'edited'] } }, sent('worker')],
    })
    expect(found('site-or-uploader', 'editor', READER)).toEqual({
      or: [{ site: { in: [] } }, sent('reader')],
    })
    expect(found('site-or-uploader', 'editor', NOBODY)).toBe(false)
    expect(found('site-or-uploader', 'editor', ADMIN)).toBe(true)
  })

  it('are all where it lets everybody pass', () => {
    for (const belongs of ['site', 'site-itself', 'person', 'platform'] as const) {
      expect(found(belongs, 'anyone', NOBODY), belongs).toBe(true)
    }
  })

  it('are the shared ones and those of their own sites for who works on any', () => {
    expect(found('site-or-shared', 'worker', WORKER)).toEqual({
      or: [{ site: { in: ['owned', 'edited'] } }, { site: { exists: false } }],
    })
    expect(found('site-or-shared', 'worker', ADMIN)).toBe(true)
    expect(found('site-or-shared', 'worker', READER)).toBe(false)
  })

  it('are the person themselves where it asks for that, and nobody else', () => {
    expect(found('person', 'self', READER)).toEqual({ id: { equals: 'reader' } })
    expect(found('person', 'admin', READER)).toBe(false)
    expect(found('person', 'editor', WORKER)).toBe(false)
    expect(found('person', 'self', NOBODY)).toBe(false)
  })

  it('are none of the platform’s but for who runs it', () => {
    for (const level of ['self', 'editor', 'owner', 'admin'] as const) {
      expect(found('platform', level, WORKER), level).toBe(false)
    }
    expect(found('platform', 'admin', ADMIN)).toBe(true)
  })
})

describe('where somebody stands', () => {
  it('is as high towards a site as they are there, not as anywhere', () => {
    const levels = (site: string | null) => [...getLevelsAt(WORKER, site)].slice(2)
    expect(levels('owned')).toEqual(['paying', 'worker', 'editor', 'owner'])
    expect(levels('edited')).toEqual(['paying', 'worker', 'editor'])
    expect(levels('foreign')).toEqual(['worker'])
    expect(levels(null)).toEqual(['worker'])
    expect([...getLevelsAt(READER, 'owned', true)]).toEqual(['anyone', 'signed-in', 'self'])
    expect(getLevelsAt(ADMIN, 'owned').has('owner')).toBe(true)
  })

  it('is anywhere what they are on the site where they may most', () => {
    const editor: AccessContext = { ...WORKER, siteIds: ['edited'], ownedSiteIds: [] }
    expect([...getLevelsAnywhere(NOBODY)]).toEqual(['anyone'])
    expect([...getLevelsAnywhere(READER)]).toEqual(['anyone', 'signed-in'])
    expect(getLevelsAnywhere(editor).has('editor')).toBe(true)
    expect(getLevelsAnywhere(editor).has('owner')).toBe(false)
    expect(getLevelsAnywhere(WORKER).has('owner')).toBe(true)
    expect(getLevelsAnywhere(WORKER).has('admin')).toBe(false)
    expect(getLevelsAnywhere(ADMIN).has('admin')).toBe(true)
  })
})
