import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { createFiles, importPath } from '@/src/importing/testing/import-files'
import { makeLetter, paragraph } from '@/src/testing/setups/letters'
import { addSubscriber, newsletterSite } from '@/src/testing/setups/newsletters'
import type { NewsletterSite } from '@/src/testing/setups/newsletters'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { listManagedLetters } from '../letters/read'
import { listNewsletterSends } from '../newsletters/sends'
import { listSuppressions } from '../newsletters/suppressions'
import { findSite } from '../sites/scope'
import { exportSite } from './export-site'

const payload = await testPayload()
await storeCatalogues(payload)

const suppress = (siteId: string | null, address: string, reason = 'bounce') =>
  payload.db.pool.query(
    `insert into mail_suppressions (site_id, address, reason, detail) values ($1, $2, $3, 'Gone')`,
    [siteId, address, reason],
  )

async function copy(from: NewsletterSite, to: NewsletterSite): Promise<void> {
  const site = await findSite(payload, from.site.slug)
  if (!site) throw new Error('There is no such site')
  const path = `${await createFiles({})}/site.zip`
  await writeFile(path, (await exportSite(payload, site)).bytes)
  expect(await importPath(payload, to.site.id, path)).toMatchObject({ status: 'done', failed: 0 })
}

const sendsOf = async ({ site }: NewsletterSite) =>
  (await listNewsletterSends(payload, site.id, { limit: 100, offset: 0 })).newsletterSends
const suppressionsOf = async ({ site }: NewsletterSite) =>
  (await listSuppressions(payload, site.id, { limit: 100, offset: 0 })).suppressions

// docs/product/import-and-export.md#export
describe('an export', { timeout: 60_000 }, () => {
  it('carries sends as history that is never sent again', async () => {
    const [from, to] = [await newsletterSite(payload), await newsletterSite(payload)]
    const { email } = await addSubscriber(payload, from.site.id)
    const letterId = await makeLetter(from, { slug: 'notes', content: [paragraph('Hello.')] })
    await from.send({ note: 'For the weekend' })
    await from.work()
    const running = await from.send({ recipeId: undefined, letterId })
    await from.call('POST', `/newsletter-sends/${running.id}/pause`)
    const before = (await sendsOf(from)).find(({ kind }) => kind === 'recipe')
    expect(before).toMatchObject({ status: 'sent', sent: 1 })

    await copy(from, to)
    await copy(from, to)
    const sends = await sendsOf(to)
    expect(sends).toHaveLength(2)
    const { id: _id, recipeId: _recipe, letterId: _letter, ...same } = before ?? {}
    expect(sends.find(({ kind }) => kind === 'recipe')).toMatchObject(same)
    const ofLetter = sends.find(({ kind }) => kind === 'letter')
    const { letters } = await listManagedLetters(payload, to.site.id, { limit: 5, offset: 0 })
    expect(ofLetter).toMatchObject({ status: 'canceled', letterId: letters[0]?.id })
    expect(ofLetter?.finishedAt).not.toBeNull()
    for (const change of ['resume', 'pause']) {
      const path = `/newsletter-sends/${ofLetter?.id ?? ''}/${change}`
      expect((await to.call('POST', path)).status).toBe(409)
    }
    await to.work()
    expect(mailbox.to(email)).toHaveLength(1)
  })

  it('carries the suppressions of its site, and none of others or of the platform', async () => {
    const [from, to, other] = await Promise.all([0, 1, 2].map(() => newsletterSite(payload)))
    if (!from || !to || !other) throw new Error('There are no sites')
    await suppress(from.site.id, 'gone@example.com')
    await suppress(from.site.id, 'angry@example.com', 'complaint')
    await suppress(other.site.id, 'other@example.com')
    await suppress(null, 'platform@example.com')
    await suppress(to.site.id, 'angry@example.com', 'manual')
    await copy(from, to)
    const found = (await suppressionsOf(to)).map(({ email, reason }) => [email, reason]).sort()
    expect(found).toEqual([
      ['angry@example.com', 'manual'],
      ['gone@example.com', 'bounce'],
    ])
  })
})
