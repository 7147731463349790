import { describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'
import { EXPORT_QUEUE } from './export-lane'
import { exportName, removeOldExports } from './files'
import { runSiteExport } from './run-export'

const payload = await testPayload()

async function onNewSite() {
  const owner = await makeUser(payload)
  const site = await makeSite(payload, { owner: owner.id })
  await makeRecipe(payload, site.id)
  const token = await makeToken(payload, owner.id)
  const path = `/v1/manage/${site.slug}/site-exports`
  const ask = () => callApi(payload, 'POST', path, { token })
  const list = async () => {
    const { body } = await callApi(payload, 'GET', path, { token })
    return SCHEMAS.listSiteExports.answer.parse(body).exports
  }
  return { owner, site, ask, list }
}
const isStored = async (id: string): Promise<boolean> =>
  (await storageFor(payload.config.custom).size(exportName(id))) !== null
const pathOf = (url: string | null | undefined): string => new URL(url ?? '').pathname
const exec = (text: string, values: unknown[]) => payload.db.pool.query(text, values)

// docs/product/import-and-export.md#exports-in-the-background
describe('an export in the background', () => {
  it('is made one at a time, mailed to who asked, and fetched without signing in', async () => {
    const { owner, site, ask, list } = await onNewSite()
    expect((await ask()).body).toMatchObject({ export: { status: 'queued', url: null } })
    expect(await ask()).toMatchObject({ status: 409 })
    await workOff(payload, EXPORT_QUEUE)
    const [made] = await list()
    expect(made).toMatchObject({ status: 'done' })
    expect(made?.done).toBe(made?.total)
    expect(made?.total).toBeGreaterThan(8)
    const mail = await mailbox.waitFor(owner.email)
    expect(mail.text).toContain(made?.url)
    const zip = await callApi(payload, 'GET', pathOf(made?.url))
    expect(zip.headers.get('content-disposition')).toContain(`${site.slug}.zip`)
    expect(zip.bytes.subarray(0, 4).toString('hex')).toBe('504b0304')
    expect(zip.bytes.length).toBe(made?.bytes)
  })

  it('is not given for a link that was guessed, changed, or has expired', async () => {
    const { ask, list } = await onNewSite()
    await ask()
    await workOff(payload, EXPORT_QUEUE)
    const [made] = await list()
    const path = pathOf(made?.url)
    const other = path.replace(/[\da-f](?=\.)/, (digit) => (digit === '0' ? '1' : '0'))
    for (const wrong of [other, path.slice(0, -1), `${path}x`, path.replace(/\..*/, '.')]) {
      expect((await callApi(payload, 'GET', wrong)).status, wrong).toBe(404)
    }
    const id = made?.id ?? ''
    await exec(`update site_exports set expires_at = now() - interval '1 second' where id = $1`, [
      id,
    ])
    expect((await callApi(payload, 'GET', path)).status).toBe(404)
    expect(await list()).toEqual([])
    await removeOldExports(payload)
    expect(await isStored(id)).toBe(false)
  })

  it('is deleted when the next one is done, and with its site', async () => {
    const { site, ask, list } = await onNewSite()
    const ids: string[] = []
    while (ids.length < 2) {
      await ask()
      await workOff(payload, EXPORT_QUEUE)
      ids.push((await list())[0]?.id ?? '')
    }
    const [first = '', second = ''] = ids
    expect(await isStored(first)).toBe(false)
    expect(await isStored(second)).toBe(true)
    await exec('delete from sites where id = $1', [site.id])
    await removeOldExports(payload)
    expect(await isStored(second)).toBe(false)
  })

  it('is not given while its owner has deleted the site, and is again once it is restored', async () => {
    const { site, ask, list } = await onNewSite()
    await ask()
    await workOff(payload, EXPORT_QUEUE)
    const path = pathOf((await list())[0]?.url)
    await exec('update sites set deleted_at = now() where id = $1', [site.id])
    expect((await callApi(payload, 'GET', path)).status).toBe(404)
    await exec('update sites set deleted_at = null where id = $1', [site.id])
    expect((await callApi(payload, 'GET', path)).status).toBe(200)
  })

  it('waits again when its worker is stopped, and begins anew', async () => {
    const { ask, list } = await onNewSite()
    await ask()
    const [waiting] = await list()
    await runSiteExport(payload, waiting?.id ?? '', AbortSignal.abort())
    expect(await list()).toMatchObject([{ status: 'queued' }])
    await workOff(payload, EXPORT_QUEUE)
    expect(await list()).toMatchObject([{ status: 'done' }])
  })

  it('sends no link to who does not work on the site any more', async () => {
    const { site, ask, list, owner } = await onNewSite()
    await ask()
    const heir = await makeUser(payload)
    await exec('update sites set owner_id = $2 where id = $1', [site.id, heir.id])
    const [waiting] = await exec('select id from site_exports where site_id = $1', [site.id]).then(
      ({ rows }) => rows as { id: string }[],
    )
    await runSiteExport(payload, waiting?.id ?? '', new AbortController().signal)
    expect(mailbox.to(owner.email)).toEqual([])
    await expect(list()).rejects.toThrow()
  })
})
