/** Creates a unique word, such as `plumabq`, of letters only, so that no number is read from it. */
export type CreateWord = () => string

/** Creates a generator of unique words. */
export function createMarkers(): { next: CreateWord; all: string[] } {
  const all: string[] = []
  return {
    all,
    next: () => {
      const letters = (all.length + 1000)
        .toString(26)
        .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')
      const word = `plum${letters}zq`
      all.push(word)
      return word
    },
  }
}

/** Decides for each part of a sample whether it is changed or left out. */
export type Choose = () => boolean

/** Names that break unsafe assignments of fields, and an unknown one. */
const UNKNOWN_FIELDS = ['unknownField', 'constructor', '__proto__']

/** Appends a unique word to each text of a JSON sample, and adds unknown fields. */
export function markJson(
  sample: unknown,
  next: CreateWord,
  { choose, furniture }: { choose: Choose; furniture: RegExp },
): string {
  const mark = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return furniture.test(name) ? value : `${value} ${next()}`
    if (Array.isArray(value)) return value.map((each: unknown) => mark(each, name))
    if (typeof value !== 'object' || value === null) return value
    const fields = Object.entries(value).map(([key, each]): [string, unknown] => [
      key,
      mark(each, name === '' ? key : `${name}.${key}`),
    ])
    const unknown = UNKNOWN_FIELDS.filter(() => !furniture.test(`${name}.`) && choose()).map(
      (key) => [key, next()],
    )
    return Object.fromEntries([...fields, ...unknown])
  }
  return JSON.stringify(mark(sample, ''))
}

type XmlMarking = { choose: Choose; furniture: RegExp; unknown: string }

/**
 * Appends a unique word to each text and attribute of an XML or HTML sample, and adds unknown
 * elements.
 */
export const markXml = (sample: string, next: CreateWord, marking: XmlMarking): string =>
  sample.replace(
    /<!\[CDATA\[([\s\S]*?)\]\]>|(<[^>]+>)([^<]*)/g,
    (_, cdata: string | undefined, tag: string | undefined, text: string | undefined) =>
      cdata === undefined
        ? markedElement(tag ?? '', text ?? '', next, marking)
        : `<![CDATA[${markXml(cdata, next, { ...marking, unknown: 'p' })}]]>`,
  )

/** Marks a tag and the text after it; the word of an unknown element follows. */
function markedElement(
  tag: string,
  text: string,
  next: CreateWord,
  { choose, furniture, unknown }: XmlMarking,
): string {
  const name = /^<([\w:-]+)/.exec(tag)?.[1] ?? ''
  if (/^<[?!]/.test(tag) || furniture.test(name)) return `${tag}${text}`
  const attributes = tag.replace(/ ([\w:-]+)="([^"]*)"/g, (whole, key: string, value: string) =>
    furniture.test(`${name} ${key}`) ? whole : ` ${key}="${value} ${next()}"`,
  )
  const words = text.trim() === '' ? text : `${text.trimEnd()} ${next()}`
  const isOpen = name !== '' && !tag.endsWith('/>') && !furniture.test(`${name} +`)
  return `${attributes}${words}${isOpen && choose() ? `<${unknown}>${next()}</${unknown}>` : ''}`
}

/**
 * Creates a table of one row with a unique word in each cell, including JSON cells and an unknown
 * column.
 */
export function markTable(
  sample: Readonly<Record<string, unknown>>,
  next: CreateWord,
  marking: { choose: Choose; furniture: RegExp },
): string {
  const cells = Object.entries({ ...sample, 'Unheard of': 'odd', constructor: 'odd' }).map(
    ([head, value]): [string, string] => {
      if (typeof value !== 'string') return [head, markJson(value, next, marking)]
      if (marking.furniture.test(head)) return [head, value]
      return [
        head,
        value.endsWith('"]') ? value.replace('"]', ` ${next()}"]`) : `${value} ${next()}`,
      ]
    },
  )
  const line = (values: readonly string[]): string =>
    values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')
  return `${line(cells.map(([head]) => head))}\n${line(cells.map(([, cell]) => cell))}\n`
}

/** Appends a unique word to each line of a text except those that `furniture` matches. */
export const markLines = (sample: string, next: CreateWord, furniture: RegExp): string =>
  sample
    .split('\n')
    .map((line) => (line.trim() === '' || furniture.test(line) ? line : `${line} ${next()}`))
    .join('\n')
