import { fork } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { nextMessage } from './servers/child'
import type { Figure } from './figure'
import { benchRecipes } from './made-recipes'
import { environmentOf } from './servers/served'
import type { Place } from './servers/served'

const Measures = z.object({
  loop: z.number(),
  bulk: z.number(),
  megabytes: z.number(),
  rows: z.number(),
})

/** V8: measures the bulk import against a loop of `payload.create`, and its memory. */
export async function importFigures(place: Place, isQuick: boolean): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-import-'))
  const file = join(folder, 'recipes.json')
  const [count, loop] = isQuick ? [1_000, 50] : [10_000, 300]
  await pipeline(Readable.from(benchRecipes(count)), createWriteStream(file))
  const env = { ...process.env, ...(await environmentOf(place, place.databaseUrl, 3000)) }
  const script = join(import.meta.dirname, 'import-process.ts')
  const child = fork(script, [file, String(loop)], { env, execArgv: [...NODE_FLAGS] })
  try {
    const measures = Measures.parse(await nextMessage(child))
    return figuresOf(measures, count)
  } finally {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf(
  { loop, bulk, megabytes, rows }: z.infer<typeof Measures>,
  count: number,
): Figure[] {
  const note = `${Math.round(bulk)} and ${Math.round(loop)} recipes a second, ${rows} stored`
  return [
    {
      id: 'V8',
      what: `bulk import of ${count} recipes, times a loop of payload.create`,
      measured: bulk / loop,
      limit: 5,
      limitIs: 'least',
      unit: 'x',
      note,
    },
    {
      id: 'V8',
      what: 'memory more while it imports',
      measured: Math.round(megabytes),
      limit: 400,
      unit: 'MB',
    },
  ]
}
