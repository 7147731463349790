import { parse as parseYaml } from 'yaml'

/** A piece of a step of a Cooklang recipe. */
export type CookPart =
  | { type: 'text'; value: string }
  | {
      type: 'ingredient' | 'cookware' | 'timer'
      name: string
      /** The amount as written, or empty. */
      quantity: string
      units: string
      /** The note in parentheses after it. */
      note: string
    }

/** A parsed Cooklang file. */
export type CookRecipe = {
  metadata: Readonly<Record<string, unknown>>
  sections: { title: string | null; steps: CookPart[][] }[]
  notes: string[]
  /** Hidden comments. */
  comments: string[]
}

const FRONT = /^\s*---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/

/**
 * Parses Cooklang (2024 spec: steps are paragraphs, `=` sections, `>` notes, YAML front matter).
 */
export function readCooklang(source: string): CookRecipe {
  const { fields, unreadable, body } = frontOf(source)
  const { text, comments } = withoutComments(body)
  const recipe: CookRecipe = {
    metadata: fields,
    sections: [{ title: null, steps: [] }],
    notes: [],
    comments: [...unreadable, ...comments],
  }
  const paragraph = paragraphOf(recipe)
  for (const line of text.split(/\r?\n/)) {
    if (!readField(line, fields) && !readMark(line, recipe, paragraph.end)) paragraph.add(line)
  }
  paragraph.end()
  return recipe
}

/** Reads the front matter of a recipe; returns invalid lines unchanged. */
function frontOf(source: string) {
  const [whole = '', front = ''] = FRONT.exec(source) ?? []
  const fields = yamlOf(front)
  const body = source.slice(whole.length)
  return fields === null
    ? { fields: {}, unreadable: front.split('\n'), body }
    : { fields, unreadable: [], body }
}

/** Consecutive lines form one step. */
function paragraphOf(recipe: CookRecipe) {
  let lines: string[] = []
  return {
    add: (line: string): void => {
      lines.push(line)
    },
    end: (): void => {
      const text = lines.join(' ')
      if (text.trim() !== '') recipe.sections.at(-1)?.steps.push(partsOf(text))
      lines = []
    },
  }
}

/** `>> key: value`, in files from before 2024. */
function readField(line: string, metadata: Record<string, unknown>): boolean {
  const match = /^>>\s*([^:]+):\s*(.*)$/.exec(line)
  // Not assigned, as a field may be called `__proto__`.
  if (match) define(metadata, (match[1] ?? '').trim(), (match[2] ?? '').trim())
  return match !== null
}

const define = (target: Record<string, unknown>, key: string, value: unknown): void => {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  })
}

/** A section, a note or a blank line ends the previous step. */
function readMark(line: string, recipe: CookRecipe, end: () => void): boolean {
  const section = /^=+\s*(.*?)\s*=*\s*$/.exec(line)?.[1]
  const isNote = line.startsWith('>')
  if (section === undefined && !isNote && line.trim() !== '') return false
  end()
  if (section !== undefined) recipe.sections.push({ title: section || null, steps: [] })
  else if (isNote) recipe.notes.push(line.replace(/^>\s*/, ''))
  return true
}

/** Parses YAML fields; returns null for invalid YAML. */
function yamlOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parseYaml(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return null
  }
}

function withoutComments(source: string): { text: string; comments: string[] } {
  const comments: string[] = []
  const take = (comment: string): string => {
    comments.push(comment.replace(/^\[?-+|-\]$/g, '').trim())
    return ''
  }
  const text = source.replace(/\[-[\s\S]*?-\]/g, take).replace(/--(?!-).*$/gm, take)
  return { text, comments }
}

/** `@name{2%cups}(chopped)`, `@salt`, `#pot{}`, `~{10%minutes}`, `~rest`. */
const MARK =
  /([@#~])(?:([^@#~{}\n]*?)\{([^{}]*)\}(?:\(([^()]*)\))?|([^\s@#~{}\p{P}\p{Zs}][^\s@#~{}\p{P}\p{Zs}]*))/gu

function partsOf(text: string): CookPart[] {
  const parts: CookPart[] = []
  let end = 0
  const say = (value: string): void => {
    if (value !== '') parts.push({ type: 'text', value })
  }
  for (const match of text.matchAll(MARK)) {
    const part = markOf(match)
    if (part === null) continue
    say(text.slice(end, match.index))
    parts.push(part)
    end = match.index + match[0].length
  }
  say(text.slice(end))
  return parts
}

const TYPES = new Map([
  ['@', 'ingredient'],
  ['#', 'cookware'],
  ['~', 'timer'],
] as const)

const isSign = (sign: string): sign is '@' | '#' | '~' =>
  sign === '@' || sign === '#' || sign === '~'

function markOf(match: RegExpExecArray): CookPart | null {
  const [, sign = '', long, amount = '', note = '', short = ''] = match
  const type = isSign(sign) ? TYPES.get(sign) : undefined
  if (type === undefined || (long !== undefined && !isName(long, type))) return null
  return { type, name: bareName(long ?? short), ...amountOf(amount), note: note.trim() }
}

/** `@?`, `@&` and similar are modifiers of extensions. */
const bareName = (name: string): string =>
  name
    .trim()
    .replace(/^[?&+-]+/, '')
    .replace(/\|.*$/, '')

function amountOf(amount: string): { quantity: string; units: string } {
  const [quantity = '', units = ''] = amount.split('%')
  return { quantity: quantity.trim().replace(/^=/, ''), units: units.trim() }
}

/** `@ example{}` is not markup; only a timer may be unnamed. */
const isName = (name: string, type: string): boolean =>
  !/^\s/.test(name) && (name.trim() !== '' || type === 'timer')
