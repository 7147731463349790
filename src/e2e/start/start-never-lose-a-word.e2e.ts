import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOwnSite } from '@/src/e2e/support/own-site'
import { callAs } from '@/src/e2e/support/reader'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import type { Running } from '@/src/e2e/support/product'
import { expect, test } from '@/src/e2e/support/test'
import { waitUntilGone } from '@/src/runtime/process/processes'
import type { BrowserContext, Page, Route } from '@playwright/test'

/** Interruptions; the long form is set by hand. */
const TIMES = Number(process.env['INTERRUPTIONS'] ?? 20)

const KINDS = ['server', 'network', 'answer', 'tab', 'reload', 'none'] as const
type Kind = (typeof KINDS)[number]

/** The same run for the same seed, which the name of the test says. */
function randomKinds(seed: number): () => Kind {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return KINDS[Math.floor((state / 2_147_483_648) * KINDS.length)] ?? 'none'
  }
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

/** Whether the words on the page are on the server, or in this browser's own storage. */
const isSafe = (page: Page, word: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    if (
      [...document.querySelectorAll('[role="status"]')].some((each) => each.textContent === 'Saved')
    )
      return true
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('kitchen')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error('There is no storage'))
    })
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = database.transaction('drafts').objectStore('drafts').getAll()
      request.onsuccess = () => resolve(request.result as unknown[])
    })
    database.close()
    return JSON.stringify(rows).includes(wanted)
  }, word)

/** The server stores what is sent, and its answer never arrives. */
const loseAnswer = async (route: Route): Promise<void> => {
  if (route.request().method() !== 'PUT') return route.fallback()
  await route.fetch().catch(() => undefined)
  await route.abort('connectionreset').catch(() => undefined)
}

/** A product that can be killed and started again where it was. */
async function killableProduct(): Promise<{
  running: Running
  kill: () => Promise<void>
  revive: () => Promise<void>
  stop: () => Promise<void>
}> {
  const place = await ownPlace()
  const start = (): Promise<Running> =>
    untilRunning(startProduct({ ...place, DEMO: 'false' }), place.DATA_DIR)
  const running = await start()
  let pid: number | null = running.pid
  const revive = async (): Promise<void> => {
    pid ??= (await start()).pid
  }
  return {
    running,
    revive,
    kill: async () => {
      if (pid === null) return
      process.kill(pid, 'SIGKILL')
      await waitUntilGone(pid, 10_000)
      // The file that the next start is waited for by.
      await rm(join(place.DATA_DIR, 'running.json'), { force: true })
      pid = null
    },
    stop: async () => {
      await revive()
      if (pid !== null) await stopProduct(pid, place.DATA_DIR)
    },
  }
}

/** A writer with their browser and address, and the product that serves it. */
type Scene = {
  context: BrowserContext
  url: string
  product: Awaited<ReturnType<typeof killableProduct>>
}

async function mend({ context, product }: Scene, page: Page): Promise<void> {
  await context.setOffline(false)
  await page.unroute('**/draft', loseAnswer)
  await product.revive()
}

/** Interrupts in a way; a network, server or answer stays away while the next word is typed. */
async function interrupt(scene: Scene, page: Page, kind: Kind): Promise<Page> {
  const { context, url, product } = scene
  if (kind === 'server') await product.kill()
  else if (kind === 'network') await context.setOffline(true)
  else if (kind === 'answer') await page.route('**/draft', loseAnswer)
  else await mend(scene, page)
  if (kind === 'reload') await page.reload()
  if (kind !== 'tab') return page
  // A tab that crashes: nothing in it runs any more.
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(url)
  return next
}

/** Types a word, and waits until it is on the server or kept in the browser. */
async function write(page: Page, word: string): Promise<void> {
  await description(page).press('Control+End')
  await description(page).pressSequentially(` ${word}`)
  await expect.poll(() => isSafe(page, word)).toBe(true)
}

// docs/product/kitchen.md#never-lose-a-word
test(`no word is lost in ${TIMES} interruptions of server, network, answers and tabs`, async ({
  page,
  context,
  allowFailure,
}) => {
  test.setTimeout(120_000 + TIMES * 15_000)
  allowFailure(/./)
  const product = await killableProduct()
  try {
    const { running } = product
    const { slug, recipes, author } = await makeOwnSite(page, running, ['Soup'])
    await context.addInitScript((token) => {
      try {
        window.localStorage.setItem('authToken', token)
      } catch {
        // A preview in a frame has no storage.
      }
    }, author.authToken)
    const path = `${slug}/recipes/${recipes[0]?.id ?? ''}`
    const scene = { context, product, url: `${running.account}/kitchen/${path}` }
    await page.goto(scene.url)
    let tab = page
    const next = randomKinds(42)
    const words = Array.from({ length: TIMES }, (_, time) => `word${time}x`)
    for (const word of words) {
      await write(tab, word)
      tab = await interrupt(scene, tab, next())
      await expect(description(tab)).toHaveValue(new RegExp(word))
    }
    await mend(scene, tab)
    const lost = async (): Promise<string[]> => {
      type Answer = { draft: { document: { description?: string | null } } }
      const read = ['GET', `/manage/${path}/draft`] as [string, string]
      const { draft } = await callAs<Answer>(tab.request, running, author, read)
      return words.filter((word) => !(draft.document.description ?? '').includes(word))
    }
    await expect.poll(lost, { timeout: 60_000 }).toEqual([])
  } finally {
    await product.stop()
  }
})
