import { describe, expect, it } from 'vitest'
import { designedSite } from '@/src/testing/setups/kitchen/designs'

// docs/product/site-design.md#history-of-the-design
describe('the history of a design', () => {
  type Version = { id: string; isCurrent: boolean; changed: string[]; template: string }
  const versionsOf = async ({ ask }: Awaited<ReturnType<typeof designedSite>>) =>
    ((await ask('GET', '/versions')).body as { versions: Version[] }).versions

  it('holds what was published, and makes any of it the draft again', async () => {
    const designed = await designedSite()
    const { save, publish, ask, read } = designed
    for (const template of ['bold', 'minimal'] as const) {
      await save({ template })
      await publish()
    }
    const versions = await versionsOf(designed)
    expect(versions).toMatchObject([
      { template: 'minimal', isCurrent: true, changed: ['template'] },
      { template: 'bold', isCurrent: false, changed: ['template'] },
      { template: 'journal', isCurrent: false, changed: [] },
    ])
    const first = versions.at(-1)?.id ?? ''
    expect((await ask('POST', `/versions/${first}/restore`, { revision: 3 })).status).toBe(409)
    const restored = await ask('POST', `/versions/${first}/restore`, { revision: 0 })
    expect(restored.body).toMatchObject({
      draft: { revision: 1, document: { template: 'journal' } },
    })
    expect((await read()).published.template).toBe('minimal')
    expect((await publish()).status).toBe(200)
    expect((await versionsOf(designed))[0]).toMatchObject({ template: 'journal', isCurrent: true })
  })

  it('ends ten designs before the one that is shown', async () => {
    const designed = await designedSite()
    for (let count = 0; count < 12; count += 1) {
      await designed.save({ aboutHeading: `Heading ${count}` })
      await designed.publish()
    }
    expect(await versionsOf(designed)).toHaveLength(11)
  })

  it('does not give a design to another site', async () => {
    const [one, other] = [await designedSite(), await designedSite()]
    await one.save({ template: 'bold' })
    await one.publish()
    const [version] = await versionsOf(one)
    const stolen = await other.ask('POST', `/versions/${version?.id ?? ''}/restore`, {
      revision: 0,
    })
    expect(stolen.status).toBe(404)
  })
})
