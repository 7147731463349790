import { execFile } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { foldTable, parseFigures, parseTable, getVerdict } from '@/bench/parse-figures'
import type { LineScores, PageScores, ParseFigure } from '@/bench/parse-figures'
import { wrongFigures } from '@/bench/parse-wrong'
import { FOLDS, writeFold } from '@/bench/parse-folds'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import {
  pageCases,
  pasteCases,
  siteCardCases,
  sitePageCases,
  unseenPageCases,
  unseenPasteCases,
} from '@/src/parsing/score/fixture-cases'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { computeFixtureFigures } from '@/src/parsing/score/fixture-figures'

/**
 * `npm run bench:parse`: scores parsing on real material and prints the figures as one table. The
 * material and its scripts lie beside the repository (`--shared DIR` says where else). With
 * `--fold N` the sites of fold N and all others are scored apart. With `--details` the scripts' own
 * tables are printed too.
 * @see docs/parsing.md#folds
 */
const root = resolve(import.meta.dirname, '..')
const named = resolve(root, optionOf('--shared') ?? '../shared')
// The scripts compare their own path with the one they were started by: no symbolic links.
const shared = existsSync(named) ? realpathSync(named) : named
const isDetailed = process.argv.includes('--details')

function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at > 0 ? process.argv[at + 1] : undefined
}

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
      data,
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

const DATA = {
  pages: 'recipe-pages',
  cards: 'pasted-text/pasted-cards.jsonl.gz',
  lines: 'ingredients/ingredients.jsonl.gz',
}
type Data = Record<keyof typeof DATA, string>

const WHOLE: Data = {
  pages: join(shared, 'data', DATA.pages),
  cards: join(shared, 'data', DATA.cards),
  lines: join(shared, 'data', DATA.lines),
}

async function measure(folder: string, data: Data): Promise<ParseFigure[]> {
  const pages = await score<PageScores>(folder, 'score-parse.mjs', data.pages, 'parse-page')
  const cards = ['score-parse.mjs', data.cards, 'parse-text', '--only', 'size=card'] as const
  const pasted = await score<PageScores>(folder, ...cards)
  const lines = ['score-ingredients.mjs', data.lines, 'parse-ingredient'] as const
  const sentences = await score<LineScores>(folder, ...lines)
  return parseFigures({
    pages: pages.scores,
    cards: pasted.scores,
    lines: sentences.scores,
    medianMilliseconds: Number(/median (\d+) ms/.exec(pages.output)?.[1]),
  })
}

/** The figures of the sites in a fold, or of those outside it. */
async function measureFold(folder: string, fold: number, isIn: boolean): Promise<ParseFigure[]> {
  const part = async (name: keyof Data): Promise<string> => {
    const file = join(folder, `${name}-${String(isIn)}.jsonl.gz`)
    await writeFold(WHOLE[name], file, (each) => (each === fold) === isIn)
    return file
  }
  return measure(folder, {
    pages: await part('pages'),
    cards: await part('cards'),
    lines: await part('lines'),
  })
}

/** The texts and pages of `src/parsing/fixtures`: what rules were written from, and what was put away. */
function ownFigures(): string {
  const line = (
    what: string,
    { lookedAt, putAway }: ReturnType<typeof computeFixtureFigures>,
  ): string =>
    `${what}: ${lookedAt.usable.toFixed(1)} % of ${lookedAt.cases} looked at, ` +
    `${putAway.usable.toFixed(1)} % of ${putAway.cases} put away`
  const page = (html: string): ParsedRecipe | null => parseRecipePage({ html })
  return [
    line('own pasted texts, usable', computeFixtureFigures(pasteCases(), parsePastedRecipe)),
    line(
      'pasted texts by another author, usable',
      computeFixtureFigures(unseenPasteCases(), parsePastedRecipe),
    ),
    line('own cards of sites, usable', computeFixtureFigures(siteCardCases(), parsePastedRecipe)),
    line('own pages, usable', computeFixtureFigures(pageCases(), page)),
    line('own pages in shapes of sites, usable', computeFixtureFigures(sitePageCases(), page)),
    line('pages of another author, usable', computeFixtureFigures(unseenPageCases(), page)),
  ].join('\n')
}

async function run(folder: string): Promise<ParseFigure[]> {
  const fold = optionOf('--fold')
  if (fold === undefined) {
    const figures = await measure(folder, WHOLE)
    console.log(parseTable(figures))
    console.log(ownFigures())
    console.log(wrongFigures(WHOLE))
    return figures
  }
  const seen = await measureFold(folder, Number(fold), true)
  const others = await measureFold(folder, Number(fold), false)
  console.log(foldTable(Number(fold), seen, others))
  console.log(ownFigures())
  console.log(wrongFigures(WHOLE))
  return others
}

function isFold(value: string | undefined): boolean {
  return value === undefined || (/^\d+$/.test(value) && Number(value) < FOLDS)
}

if (!isFold(optionOf('--fold'))) {
  console.error(`--fold takes a number from 0 to ${FOLDS - 1}.`)
  process.exitCode = 2
} else if (existsSync(join(shared, 'score'))) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-parse-'))
  const figures = await run(folder).finally(() => rm(folder, { recursive: true }))
  process.exitCode = figures.every((figure) => getVerdict(figure) !== 'NO') ? 0 : 1
} else {
  console.error(`There is no material to score on at ${shared}: say where with --shared DIR.`)
  process.exitCode = 2
}
