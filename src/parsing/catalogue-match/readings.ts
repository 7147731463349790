import { isDescriptive } from './descriptive-words'
import { splitNameWords } from './name-words'

/** Remarks within a name that no entry has in its own. */
const REMARKS = new RegExp(
  String.raw`\b(?:${[
    '(?:bone|skin|shell|head|tail)s?[- ](?:in|on|off)',
    'on the (?:bone|vine|stem)',
    'of (?:your |my )?(?:choice|choosing|liking)',
    'of any (?:kind|colou?r|sort|type)',
    'to taste',
    'ready[- ]to[- ](?:eat|use|cook)',
    'lightly salted',
    String.raw`\d+(?:[x×]\d+)?[- ](?:inch|cm|quart|qt|litre|liter)`,
    String.raw`\w+-(?:red|green|yellow|white|black|orange|purple)`,
  ].join('|')})\b`,
  'giu',
)
const BRAND = /^\s*[^®™,]{1,40}[®™]\s*/u
const BRACKETS = /\(([^()]*)\)/g
const OR = /\s+(?:or|and\/or|oder|ou|o|eller)\s+|\s*\/\s*/iu
const OR_OR_COMMA = new RegExp(`${OR.source}|[,;]`, 'iu')
const TAIL = /\s(?:in|with|for|on|from|of)\s.*$/i

/** Names that two nouns make only by accident: "sugar or maple syrup" is no sugar syrup. */
const ACCIDENTAL = new Set(['sugar syrup'])

const MARKS = /[(),;/®™\d-]| (?:in|on|off|or|oder|ou|o|eller|taste|lightly|of) /i

/** Returns whether a name has alternative readings. */
export function hasReadings(name: string): boolean {
  return MARKS.test(name)
}

/**
 * Lists the readings of a name, most likely first: without remarks, then each of its alternatives.
 */
export function listReadings(name: string): string[] {
  const full = name.replace(BRAND, '').replace(REMARKS, ' ')
  const bare = full.replace(BRACKETS, ' ')
  const inner = full.match(/\(([^()]*)\)/)?.[1]
  const list = [
    full,
    ...(inner === undefined ? [] : [`${inner} ${bare}`]),
    bare,
    ...(OR.test(bare) ? readChoices(bare) : readList(bare)),
  ]
  return [...new Set(list)].filter((reading) => reading.trim() !== '')
}

/** "oil, olive" is olive oil, "tomatoes, halved" are tomatoes; "plums, pears, and figs" are three foods. */
function readList(bare: string): string[] {
  const [first = '', second, ...others] = bare.split(/[,;]/)
  if (second === undefined) return []
  const isEnumerated = /^\s*and\b/i.test(others.at(-1) ?? second)
  return isEnumerated ? [] : [`${second} ${first}`, first]
}

/** "peanut or vegetable oil" is peanut oil first, not peanuts; then each choice. */
function readChoices(bare: string): string[] {
  const parts = bare
    .split(OR_OR_COMMA)
    .map((part) => part.replace(BRAND, ''))
    .filter((part) => part.trim() !== '' && !/-\s*$/.test(part))
  const [first = '', ...others] = parts
  const next = others.map((part) => part.replace(TAIL, '').trim().split(/\s+/))
  const words = next.find((each) => each.length > 1) ?? []
  const isShared = words.length > 1 && !splitNameWords(first).every(isDescriptive)
  const shared = words.slice(1).map((_, at) => `${first.trim()} ${words.slice(at + 1).join(' ')}`)
  return [
    ...(isShared ? shared.filter((name) => !ACCIDENTAL.has(name.toLowerCase())) : []),
    ...parts,
  ]
}
