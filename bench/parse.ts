import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { parseFigures, parseTable, verdictOn } from '@/bench/parse-figures'
import type { LineScores, PageScores } from '@/bench/parse-figures'

/**
 * `npm run bench:parse`: scores parsing on real material and prints the figures as one table. The
 * material and its scripts lie beside the repository (`--shared DIR` says where else). With
 * `--details` the scripts' own tables are printed too.
 */
const root = resolve(import.meta.dirname, '..')
const at = process.argv.indexOf('--shared')
const named = resolve(root, (at > 0 ? process.argv[at + 1] : undefined) ?? '../shared')
// The scripts compare their own path with the one they were started by: no symbolic links.
const shared = existsSync(named) ? realpathSync(named) : named
const isDetailed = process.argv.includes('--details')

interface Run<T> {
  scores: T
  output: string
}

/** Runs one script on one part of the data with one of the adapters of `src/parsing/score`. */
async function score<T>(
  folder: string,
  script: string,
  data: string,
  adapter: string,
  ...options: string[]
): Promise<Run<T>> {
  const json = join(folder, `${adapter}.json`)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx',
      join(shared, 'score', script),
      '--data',
      join(shared, 'data', data),
      '--module',
      join(root, 'src/parsing/score', `${adapter}.ts`),
      '--export',
      'parse',
      '--json',
      json,
      ...options,
    ],
    { cwd: root, maxBuffer: 10_000_000 },
  )
  if (isDetailed) console.log(`\n${data}\n${stdout}`)
  return { scores: JSON.parse(await readFile(json, 'utf8')) as T, output: stdout }
}

async function measure(folder: string): Promise<boolean> {
  const cards = 'pasted-text/pasted-cards.jsonl.gz'
  const lines = 'ingredients/ingredients.jsonl.gz'
  const pages = await score<PageScores>(folder, 'score-parse.mjs', 'recipe-pages', 'parse-page')
  const pasted = await score<PageScores>(
    folder,
    'score-parse.mjs',
    cards,
    'parse-text',
    '--only',
    'size=card',
  )
  const sentences = await score<LineScores>(
    folder,
    'score-ingredients.mjs',
    lines,
    'parse-ingredient',
  )
  const figures = parseFigures({
    pages: pages.scores,
    cards: pasted.scores,
    lines: sentences.scores,
    medianMilliseconds: Number(/median (\d+) ms/.exec(pages.output)?.[1]),
  })
  console.log(parseTable(figures))
  return figures.every((figure) => verdictOn(figure) !== 'NO')
}

if (existsSync(join(shared, 'score'))) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-parse-'))
  const isReached = await measure(folder).finally(() => rm(folder, { recursive: true }))
  process.exitCode = isReached ? 0 : 1
} else {
  console.error(`There is no material to score on at ${shared}: say where with --shared DIR.`)
  process.exitCode = 2
}
