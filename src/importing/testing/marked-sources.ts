/** Makes words that stand nowhere else: `plumabq`. Letters alone, so that no number is read from them. */
export type NewWord = () => string

/** A counter of new words. */
export function createMarkers(): { next: NewWord; all: string[] } {
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

/** Names that break what assigns fields by name, and one that no program knows. */
const UNKNOWN_FIELDS = ['unknownField', 'constructor', '__proto__']

/** JSON text with a word behind each text of a sample, and in fields that nobody knows. */
export function markJson(
  sample: unknown,
  next: NewWord,
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

/** XML or HTML with a word behind each text and attribute, and in elements that nobody knows. */
export const markXml = (sample: string, next: NewWord, marking: XmlMarking): string =>
  sample.replace(
    /<!\[CDATA\[([\s\S]*?)\]\]>|(<[^>]+>)([^<]*)/g,
    (_, cdata: string | undefined, tag: string | undefined, text: string | undefined) =>
      cdata === undefined
        ? markedElement(tag ?? '', text ?? '', next, marking)
        : `<![CDATA[${markXml(cdata, next, { ...marking, unknown: 'p' })}]]>`,
  )

/** A tag and the text behind it; words of an unknown element stand behind those of the known one. */
function markedElement(
  tag: string,
  text: string,
  next: NewWord,
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

/** A table of one row with a word in each cell, also in those that are JSON, and in an unknown column. */
export function markTable(
  sample: Readonly<Record<string, unknown>>,
  next: NewWord,
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

/** Text with a word behind each line that `furniture` does not tell. */
export const markLines = (sample: string, next: NewWord, furniture: RegExp): string =>
  sample
    .split('\n')
    .map((line) => (line.trim() === '' || furniture.test(line) ? line : `${line} ${next()}`))
    .join('\n')
