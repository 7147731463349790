import { fork } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { chromiumFlags, testedChromium } from '@/src/e2e/support/browser/chromium.mjs'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { firstAddress } from '../addresses'
import type { Figure } from '../figure'
import { nextMessage } from '../servers/child'
import { environmentOf, startServed } from '../servers/served'
import type { Place } from '../servers/served'
import { editorFigures } from './editor'
import { listFigures } from './list'
import { FRAME_ROUNDS } from './observe'

const KitchenSubject = z.object({ slug: z.string(), token: z.string() })
/** The site of 10,000 recipes, and the session of its owner. */
export type KitchenSubject = z.infer<typeof KitchenSubject>

/**
 * V13: the kitchen in Chromium, at a desk: the list of 10,000 recipes, and the editor of a recipe with
 * 60 lines and 30 steps.
 * @see docs/product/figures.md#kitchen
 */
export async function kitchenFigures(place: Place, isQuick: boolean): Promise<Figure[]> {
  const { slug, token } = await makeSubject(place)
  const server = await startServed(place, firstAddress(slug))
  const executablePath = testedChromium()
  const browser = await chromium.launch({
    args: chromiumFlags(),
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const kitchen = { browser, origin: `http://localhost:${server.port}`, slug, token }
    return [
      ...(await listFigures(kitchen, isQuick ? 2 : 7)),
      ...(await editorFigures(kitchen, isQuick ? 1 : FRAME_ROUNDS)),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function makeSubject(place: Place): Promise<KitchenSubject> {
  const env = { ...process.env, ...(await environmentOf(place, place.databaseUrl, 3000)) }
  const child = fork(join(import.meta.dirname, 'kitchen-process.ts'), {
    env,
    execArgv: [...NODE_FLAGS],
  })
  try {
    return KitchenSubject.parse(await nextMessage(child))
  } finally {
    child.kill()
  }
}
