import { fork } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { nextMessage } from '../servers/child'
import type { Figure } from '../figure'
import type { Place } from '../servers/served'

const Sample = z.object({ p95: z.number(), perSecond: z.number() })
const Measured = z.object({
  recipes: z.number(),
  textP95: z.number(),
  facetsP95: z.number(),
  usedFacetsP95: z.number(),
  perSecond: z.number(),
  answer: Sample,
  usedAnswer: Sample,
  naivePerSecond: z.number(),
  indexedPerSecond: z.number(),
  outside: z
    .object({
      documents: z.number(),
      seconds: z.number(),
      textP95: z.number(),
      bothP95: z.number(),
    })
    .nullable(),
  small: Sample,
  grown: z.object({ recipes: z.number(), p95: z.number() }).nullable(),
})
/** Results of the measuring process. */
export type SearchMeasured = z.infer<typeof Measured>

const DATABASE = 'bench_search'

/** Measures the search figures in a separate process and database. */
export async function searchFigures(place: Place, flags: readonly string[]): Promise<Figure[]> {
  const url = new URL(place.databaseUrl)
  const administer = (statement: string) =>
    withClient(place.databaseUrl, async (client) => {
      await client.query(statement)
    })
  await administer(`drop database if exists ${DATABASE} with (force)`)
  await administer(`create database ${DATABASE}`)
  url.pathname = `/${DATABASE}`
  const child = fork(join(import.meta.dirname, 'search-process.ts'), [...flags], {
    execArgv: [...NODE_FLAGS],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOCAL_SERVICES: 'true',
      LOG_LEVEL: 'error',
      SECRET: 'a secret of the benchmark that signs nothing',
      SMTP_URL: 'smtp://127.0.0.1:1',
      DATA_DIR: place.dataDir,
      DATABASE_URL: url.href,
      DATABASE_POOL_SIZE: '4',
      MEILI_URL: '',
    },
  })
  try {
    return figuresOf(Measured.parse(await nextMessage(child)))
  } finally {
    child.kill()
    await administer(`drop database if exists ${DATABASE} with (force)`)
  }
}

function figuresOf(measured: SearchMeasured): Figure[] {
  const { recipes, answer, small, grown, naivePerSecond } = measured
  const among = `${recipes.toLocaleString('en')} recipes`
  const latest = grown ?? { recipes, p95: answer.p95 }
  const least = (limit: number) => ({ limit, limitIs: 'least' }) as const
  const ms = (id: string, what: string, value: number, limit: number): Figure => ({
    id,
    what,
    measured: value,
    limit,
    unit: 'ms',
  })
  return [
    ms('V5', `search, two facets, cards and counts among ${among}, p95`, answer.p95, 15),
    ms('V5', 'the same with terms that are there, p95', measured.usedAnswer.p95, 15),
    {
      id: 'V5',
      what: 'rate of V5 against payload.find with contains',
      measured: answer.perSecond / naivePerSecond,
      unit: 'times',
      ...least(20),
    },
    {
      id: 'V7',
      what: `V5 from 10,000 to ${latest.recipes.toLocaleString('en')} recipes`,
      measured: latest.p95 / small.p95,
      limit: 1.5,
      unit: 'times',
      ...(grown ? {} : { note: 'a million with --large' }),
    },
    ms('X1', 'engine: words on a site of 10,000, p95', measured.textP95, 15),
    ms('X1', 'engine: two facets on a site of 10,000, p95', measured.facetsP95, 5),
    ms('X1', 'engine: two facets that are there, p95', measured.usedFacetsP95, 5),
    {
      id: 'X1',
      what: 'engine: words on a site of 1,000, 8 connections',
      measured: measured.perSecond,
      unit: '/s',
      ...least(2_000),
    },
    {
      id: 'X1',
      what: 'engine: rows of the index written',
      measured: measured.indexedPerSecond,
      unit: '/s',
      ...least(2_000),
    },
    ...outsideFigures(measured.outside),
  ]
}

/** Figures without a limit, since they depend on the server. */
function outsideFigures(outside: SearchMeasured['outside']): Figure[] {
  if (!outside) return []
  const figure = (what: string, measured: number, unit: string): Figure => ({
    id: 'X1',
    what: `Meilisearch: ${what}`,
    measured,
    limit: null,
    unit,
  })
  return [
    figure(`${outside.documents.toLocaleString('en')} recipes indexed in`, outside.seconds, 's'),
    figure('words on a site of 10,000, p95', outside.textP95, 'ms'),
    figure('words and two facets, p95', outside.bothP95, 'ms'),
  ]
}
