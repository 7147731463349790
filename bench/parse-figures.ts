/** A parsing figure: the measurement of a scoring script with its target. */
export interface ParseFigure {
  what: string
  /** Figures of public libraries on such material, as measured elsewhere; empty where there are none. */
  library: string
  reach: number
  aim: number
  unit: '%' | 'ms'
  measured: number
}

/** A field of the numbers that `score-parse` writes, by kind of page: how many cases, and percent. */
interface FieldScore {
  n: number
  pct: number
}

/** The output of `score-parse` with `--json`. */
export interface PageScores {
  fields: Record<string, Record<string, FieldScore | undefined> | undefined>
}

/** The output of `score-ingredients` with `--json`. */
export interface LineScores {
  rows: Record<string, Record<string, number> | undefined>
}

/** The numbers of one run of all scripts. */
export interface ParseScores {
  pages: PageScores
  cards: PageScores
  lines: LineScores
  medianMilliseconds: number
}

/** Computes the parsing figures from the counts of the scoring scripts. */
export function parseFigures(scores: ParseScores): ParseFigure[] {
  const { pages, cards, lines, medianMilliseconds } = scores
  const page = (field: string, set = 'all'): number => pages.fields[field]?.[set]?.pct ?? NaN
  const card = (set: string): number => cards.fields.usable?.[set]?.pct ?? NaN
  const line = (field: string): number => lines.rows.all?.[field] ?? NaN
  return [
    row('pages, usable without repair', '72.7 / 70.2', 85, 93, page('usable')),
    row('of these with JSON-LD', '82.3', 94, 97, page('usable', 'jsonld')),
    row('of these with microdata', '28.6', 65, 85, page('usable', 'microdata')),
    row('of these in other languages than English', '', 82, 90, page('usable', 'not en')),
    row('lines in the right named group', '60.1', 78, 90, page('groupAssign')),
    row('image the same picture', '66.6', 90, 95, page('imageSamePicture')),
    row('pasted recipe cards, usable', '12.9', 60, 80, card('all')),
    row('of these in other languages than English', '', 55, 70, card('not en')),
    row('ingredient lines: quantity and unit', '87.0', 95, 97, line('amount')),
    row('ingredient lines: and name exact', '61.6', 80, 92, line('core')),
    row('ingredient lines: and preparation exact', '48.9', 68, 90, line('all')),
    { ...row('one page, median', '', 25, 10, medianMilliseconds), unit: 'ms' },
  ]
}

function row(
  what: string,
  library: string,
  reach: number,
  aim: number,
  measured: number,
): ParseFigure {
  return { what, library, reach, aim, unit: '%', measured }
}

type Verdict = 'aim' | 'reach' | 'NO'

/** Returns whether a figure reaches its aim, its minimum, or neither. */
export function getVerdict({ measured, reach, aim, unit }: ParseFigure): Verdict {
  const isAtLeast = (limit: number): boolean =>
    unit === 'ms' ? measured <= limit : measured >= limit
  if (isAtLeast(aim)) return 'aim'
  return isAtLeast(reach) ? 'reach' : 'NO'
}

/** The figures as a table. */
export function parseTable(figures: readonly ParseFigure[]): string {
  const head = ['figure', 'libraries', 'reach', 'aim', 'measured', 'met']
  const rows = figures.map((figure) => [
    figure.what,
    figure.library,
    String(figure.reach),
    String(figure.aim),
    valueOf(figure),
    getVerdict(figure),
  ])
  return columns([head, ...rows])
}

/** Formats the figures of the sites in one fold beside those of all other sites. */
export function foldTable(
  fold: number,
  inFold: readonly ParseFigure[],
  others: readonly ParseFigure[],
): string {
  const head = ['figure', 'reach', 'aim', `fold ${fold}`, 'other folds', 'met by the others']
  const rows = others.map((figure, at) => [
    figure.what,
    String(figure.reach),
    String(figure.aim),
    inFold[at] ? valueOf(inFold[at]) : '',
    valueOf(figure),
    getVerdict(figure),
  ])
  return columns([head, ...rows])
}

const valueOf = ({ unit, measured }: ParseFigure): string =>
  unit === 'ms' ? `${measured} ms` : `${measured.toFixed(1)} %`

function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
