/** A figure of parsing: what a scoring script says of it and what is wanted. */
export interface ParseFigure {
  what: string
  /** What public libraries reach on such material, as measured elsewhere; empty where none was. */
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

/** What `score-parse` writes with `--json`. */
export interface PageScores {
  fields: Record<string, Record<string, FieldScore | undefined> | undefined>
}

/** What `score-ingredients` writes with `--json`. */
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

/** The figures that parsing is held to, from what the scripts counted. */
export function parseFigures(scores: ParseScores): ParseFigure[] {
  const { pages, cards, lines, medianMilliseconds } = scores
  const page = (field: string, set = 'all'): number => pages.fields[field]?.[set]?.pct ?? NaN
  const line = (field: string): number => lines.rows.all?.[field] ?? NaN
  return [
    row('pages, usable without repair', '72.7 / 70.2', 85, 93, page('usable')),
    row('of these with JSON-LD', '82.3', 94, 97, page('usable', 'jsonld')),
    row('of these with microdata', '28.6', 65, 85, page('usable', 'microdata')),
    row('lines in the right named group', '60.1', 78, 90, page('groupAssign')),
    row('image the same picture', '66.6', 90, 95, page('imageSamePicture')),
    row('pasted recipe cards, usable', '12.9', 60, 80, cards.fields.usable?.all?.pct ?? NaN),
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

/** Whether a figure gets to its aim, to what it must reach, or to neither. */
export function verdictOn({ measured, reach, aim, unit }: ParseFigure): Verdict {
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
    figure.unit === 'ms' ? `${figure.measured} ms` : `${figure.measured.toFixed(1)} %`,
    verdictOn(figure),
  ])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  return [head, ...rows]
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
