import { describe, expect, it } from 'vitest'
import type { BulkJob, BulkJobCreate } from '@/src/contract/recipe/bulk'
import { makeRecipe, makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { workOff } from '@/src/testing/work-off'
import { deleteRecipe, removeRecipe } from '../bin'
import { BULK_QUEUE } from './bulk-lane'
import { createBulkJob } from './create-job'
import { getBulkJob } from './read-jobs'
import { runBulk } from './run-bulk'
import { undoBulkJob } from './undo-job'

const payload = await testPayload()
const site = await makeSite(payload)
const token = await makeToken(payload, site.owner)

type JobBody = { job: BulkJob }

const post = (path: string, body: object = {}) =>
  callApi(payload, 'POST', `/v1/manage/${site.slug}/${path}`, { token, body })
const get = (path: string) => callApi(payload, 'GET', `/v1/manage/${site.slug}/${path}`, { token })

/** Makes a job by the API and waits for its end. */
async function change(wish: Partial<BulkJobCreate>): Promise<BulkJob> {
  const answer = await post('bulk-jobs', wish)
  expect(answer.status).toBe(202)
  return untilEnd((answer.body as JobBody).job)
}

async function undo(job: BulkJob): Promise<BulkJob> {
  const answer = await post(`bulk-jobs/${job.id}/undo`)
  expect(answer.status).toBe(202)
  return untilEnd((answer.body as JobBody).job)
}

async function untilEnd({ id }: BulkJob): Promise<BulkJob> {
  await workOff(payload, BULK_QUEUE)
  const job = await getBulkJob(payload, site.id, id)
  expect(job.finishedAt).not.toBeNull()
  return job
}

const recipesOf = async (count: number, write = {}): Promise<string[]> => {
  const made = await Promise.all(
    Array.from({ length: count }, () => makeRecipe(payload, site.id, write)),
  )
  return made.map(({ id }) => id)
}

const stored = (id: string) =>
  payload.findByID({ collection: 'recipes', id, depth: 0, trash: true })

// docs/product/kitchen.md#bulk-changes
describe('a change of many recipes', () => {
  it('leaves alone what is so already, and puts back only what it has changed', async () => {
    const drafts = await recipesOf(2, { publishedAt: null })
    const [published = ''] = await recipesOf(1)
    const before = (await stored(published)).publishedAt
    const job = await change({ action: 'publish', recipeIds: [...drafts, published] })
    expect(job).toMatchObject({ status: 'done', total: 3, done: 3, changed: 2, failed: 0 })
    expect((await stored(drafts[0] ?? '')).publishedAt).not.toBeNull()

    const back = await undo(job)
    expect(back).toMatchObject({ isUndo: true, total: 2, changed: 2, undoUntil: null })
    expect((await stored(drafts[1] ?? '')).publishedAt).toBeNull()
    expect((await stored(published)).publishedAt).toBe(before)
    expect((await post(`bulk-jobs/${job.id}/undo`)).status).toBe(409)
  })

  it('is put back once, also when that is asked for twice at once', async () => {
    const job = await change({ action: 'lock', recipeIds: await recipesOf(1) })
    const holder = await payload.db.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from bulk_jobs where id = $1 for update', [job.id])
    const asked = Promise.all([1, 2].map(() => post(`bulk-jobs/${job.id}/undo`)))
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const count = async () => (await payload.db.pool.query(waiting)).rows.length
    await expect.poll(count, { timeout: 20_000 }).toBe(2)
    await holder.query('commit')
    holder.release()
    expect((await asked).map(({ status }) => status).toSorted()).toEqual([202, 409])
  })

  it('takes all that a filter finds but what was left out', async () => {
    const word = unique('zucchini').replace('-', '')
    const ids = await recipesOf(3, { title: `Cake of ${word}` })
    await change({ action: 'lock', filter: { query: word }, exceptIds: ids.slice(2) })
    const settings = await Promise.all(ids.map(async (id) => (await stored(id)).privacySetting))
    expect(settings).toEqual(['subscribers_only', 'subscribers_only', 'public'])
  })

  it('gives a tag that it makes when there is none, and takes it away', async () => {
    const [id = ''] = await recipesOf(1)
    const tag = unique('Summer')
    const job = await change({ action: 'tag', tag, recipeIds: [id] })
    expect(job).toMatchObject({ subject: tag, changed: 1 })
    const { tags } = await stored(id)
    expect(tags).toHaveLength(1)
    expect(await change({ action: 'tag', tag: tag.toLowerCase(), recipeIds: [id] })).toMatchObject({
      changed: 0,
    })
    await change({ action: 'untag', tag, recipeIds: [id] })
    expect((await stored(id)).tags ?? []).toEqual([])
  })

  it.each([
    ['meal', 'meals'],
    ['category', 'foodCategories'],
    ['cuisine', 'cuisines'],
    ['method', 'methods'],
    ['diet', 'diets'],
  ] as const)('files recipes under a %s, takes it away, and undoes that', async (kind, field) => {
    const [id = ''] = await recipesOf(1)
    const tag = unique('Term')
    const job = await change({ action: 'tag', termKind: kind, tag, recipeIds: [id] })
    expect(job).toMatchObject({ subject: tag, termKind: kind, changed: 1 })
    const filed = (await stored(id))[field]
    expect(filed).toHaveLength(1)
    expect((await stored(id)).tags ?? []).toEqual([])
    const untagged = await change({ action: 'untag', termKind: kind, tag, recipeIds: [id] })
    expect((await stored(id))[field] ?? []).toEqual([])
    await undo(untagged)
    expect((await stored(id))[field]).toEqual(filed)
  })

  it('adds to a collection after what is in it, and takes only that out again', async () => {
    const [first = '', second = ''] = await recipesOf(2)
    const { id } = await payload.create({
      collection: 'recipe-collections',
      data: { site: site.id, title: 'Jars', slug: unique('jars'), recipes: [first] },
      depth: 0,
    })
    const recipes = async () =>
      (await payload.findByID({ collection: 'recipe-collections', id, depth: 0 })).recipes
    const job = await change({
      action: 'collect',
      collectionId: id,
      recipeIds: [first, second],
    })
    expect(await recipes()).toEqual([first, second])
    await undo(job)
    expect(await recipes()).toEqual([first])
  })

  it('says of each recipe why it could not be changed', async () => {
    const recipe = await makeRecipe(payload, site.id, { title: 'Gone' })
    const job = await change({ action: 'delete', recipeIds: [recipe.id] })
    expect((await stored(recipe.id)).deletedAt).not.toBeNull()
    await callApi(payload, 'DELETE', `/v1/manage/${site.slug}/deleted-recipes/${recipe.id}`, {
      token,
    })
    const back = await undo(job)
    expect(back).toMatchObject({ status: 'done', changed: 0, failed: 1 })
    expect(back.failures).toEqual([{ title: 'Gone', message: 'Recipe not found.' }])
    const report = await get(`bulk-jobs/${back.id}/report`)
    expect(report.bytes.toString()).toContain('Gone')
    expect(report.bytes.toString()).toContain('failed,Recipe not found.')
  })

  it('restores from the bin, whatever is taken by now, and puts back into it', async () => {
    const { id, slug } = await makeRecipe(payload, site.id)
    await change({ action: 'delete', recipeIds: [id] })
    await makeRecipe(payload, site.id, { slug })
    const job = await change({ action: 'restore', recipeIds: [id] })
    expect(job).toMatchObject({ status: 'done', changed: 1, failed: 0 })
    expect(await stored(id)).toMatchObject({ slug: `${slug}-2`, deletedAt: null })
    expect(await undo(job)).toMatchObject({ changed: 1 })
    expect((await stored(id)).deletedAt).not.toBeNull()
  })

  it('empties the bin of a site for good, and touches nothing outside of it', async () => {
    const [own, other] = [await makeSite(payload), await makeSite(payload)]
    const kept = await makeRecipe(payload, own.id)
    const others = await makeRecipe(payload, other.id)
    const gone = await Promise.all([makeRecipe(payload, own.id), makeRecipe(payload, own.id)])
    for (const [at, recipe] of [...gone.map((each) => [own, each]), [other, others]] as const) {
      await deleteRecipe(payload, at.id, recipe.id)
    }
    const writer = { siteId: own.id, userId: own.owner }
    const wish: BulkJobCreate = { action: 'remove', filter: {} }
    const { id } = await createBulkJob(payload, writer, wish)
    await workOff(payload, BULK_QUEUE)
    const job = await getBulkJob(payload, own.id, id)
    expect(job).toMatchObject({ total: 2, changed: 2, failed: 0, undoUntil: null })
    await expect(undoBulkJob(payload, writer, id)).rejects.toMatchObject({ code: 'conflict' })
    const { docs } = await payload.find({
      collection: 'recipes',
      where: { id: { in: [kept, others, ...gone].map((recipe) => recipe.id) } },
      trash: true,
      depth: 0,
    })
    expect(docs.map((doc) => doc.id).toSorted()).toEqual([kept.id, others.id].toSorted())
  })

  it('counts as unchanged what a killed process has removed and not noted', async () => {
    const [id = ''] = await recipesOf(1)
    await change({ action: 'delete', recipeIds: [id] })
    const made = await post('bulk-jobs', { action: 'remove', recipeIds: [id] })
    await removeRecipe(payload, site.id, id)
    expect(await untilEnd((made.body as JobBody).job)).toMatchObject({
      ...{ status: 'done', total: 1, changed: 0, failed: 0 },
    })
  })

  it('touches no recipe of another site', async () => {
    const other = await makeSite(payload)
    const { id } = await makeRecipe(payload, other.id)
    const job = await change({ action: 'delete', recipeIds: [id] })
    expect(job.total).toBe(0)
    expect((await stored(id)).deletedAt ?? null).toBeNull()
  })

  it('ends when its person no longer works on the site', async () => {
    const own = await makeSite(payload)
    const { id } = await makeRecipe(payload, own.id)
    const stranger = await makeSite(payload)
    const wish: BulkJobCreate = { action: 'lock', recipeIds: [id] }
    const writer = { siteId: own.id, userId: stranger.owner }
    const job = await createBulkJob(payload, writer, wish)
    await workOff(payload, BULK_QUEUE)
    const message = 'You no longer have access to this site.'
    expect(await getBulkJob(payload, own.id, job.id)).toMatchObject({
      ...{ status: 'stopped', message, changed: 0 },
    })
  })

  it('goes on where a process that was killed has left it, once', async () => {
    const ids = await recipesOf(2)
    const job = await change({ action: 'lock', recipeIds: ids })
    await payload.db.pool.query(
      `update bulk_jobs set status = 'running', finished_at = null, run_id = 'gone',
        seen_at = now() - interval '1 minute' where id = $1`,
      [job.id],
    )
    await payload.db.pool.query(
      `update bulk_job_rows set outcome = null where job_id = $1 and position = 2`,
      [job.id],
    )
    const progress: number[] = []
    const turn = { isOver: () => false, signal: new AbortController().signal }
    const runs = [1, 2].map(() => runBulk(payload, job.id, turn, ({ done }) => progress.push(done)))
    const ends = await Promise.allSettled(runs)
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(progress).toEqual([2])
    expect(await getBulkJob(payload, site.id, job.id)).toMatchObject({ status: 'done', changed: 2 })
  })
})

describe('a recipe that a killed process has moved and not noted', () => {
  it('counts as changed when its job goes on, into the bin and out of it', async () => {
    const ids = await recipesOf(1)
    const made = await post('bulk-jobs', { action: 'delete', recipeIds: ids })
    await callApi(payload, 'DELETE', `/v1/manage/${site.slug}/recipes/${ids[0]}`, { token })
    const job = await untilEnd((made.body as JobBody).job)
    expect(job).toMatchObject({ status: 'done', changed: 1, failed: 0 })
    const undone = await post(`bulk-jobs/${job.id}/undo`)
    await callApi(payload, 'POST', `/v1/manage/${site.slug}/recipes/${ids[0]}/restore`, { token })
    expect(await untilEnd((undone.body as JobBody).job)).toMatchObject({ changed: 1, failed: 0 })
  })
})

describe('the list as a file', () => {
  it('has a line for each recipe, in the order of the list', async () => {
    const word = unique('quince').replace('-', '')
    await recipesOf(1, { title: `B ${word}` })
    await recipesOf(1, { title: `A ${word}` })
    const answer = await post('recipe-lists', { filter: { query: word }, orderBy: 'title_asc' })
    expect(answer.status).toBe(200)
    const lines = answer.bytes.toString().split('\r\n')
    expect(lines[0]).toMatch(/^title,address,published/)
    expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual([`A ${word}`, `B ${word}`])
  })
})
