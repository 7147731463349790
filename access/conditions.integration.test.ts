import { describe, expect, it } from 'vitest'
import { firstRow } from '@/src/server/database/statements'
import { makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { editsSite, ownsSite, worksOnSite } from './conditions'

const payload = await testPayload()

const ASKED = {
  name: 'standing_of_tests',
  text: `select ${ownsSite('s', '$2')} as owns, ${editsSite('s', '$2')} as edits,
    ${worksOnSite('s', '$2')} as works from sites s where s.id = $1`,
}

/** The conditions for a site's owner, for its editor, and for somebody who has both roles on another site. */
async function said(deletedAt: string | null) {
  const [editor, stranger] = [await makeUser(payload), await makeUser(payload)]
  await makeSite(payload, { owner: stranger.id, editors: [stranger.id] })
  const { id, owner } = await makeSite(payload, { editors: [editor.id], deletedAt })
  const of = (userId: string) => firstRow(payload, ASKED, [id, userId])
  return { owner: await of(owner), editor: await of(editor.id), stranger: await of(stranger.id) }
}

const NOTHING = { owns: false, edits: false, works: false }

describe('in SQL, a site', () => {
  it('is worked on by its owner and its editors, and by nobody of another one', async () => {
    expect(await said(null)).toEqual({
      owner: { owns: true, edits: false, works: true },
      editor: { owns: false, edits: true, works: true },
      stranger: NOTHING,
    })
  })

  // docs/product/sites-and-hosts.md#deleting-a-site
  it('is nobody’s once it is deleted', async () => {
    expect(await said(new Date().toISOString())).toEqual({
      owner: NOTHING,
      editor: NOTHING,
      stranger: NOTHING,
    })
  })
})
