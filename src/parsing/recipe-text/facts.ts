import { parseHumanDuration } from '@/src/parsing/duration'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'
import type { RecipeYield } from '@/src/parsing/yield'
import { parseYield } from '@/src/parsing/yield'

/** Yield and times that stand as labelled lines in a recipe text. */
export interface RecipeFacts {
  yields: RecipeYield
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes: number | null
  /** The lines that were facts and so are nothing else. */
  used: Set<number>
}

type Fact = 'prep' | 'cook' | 'total' | 'yields'

const LABELS: [Fact, RegExp][] = [
  ['total', /^(?:total(?: ?time)?|ready in|gesamt(?:zeit)?|temps total|tiempo total|tempo totale?|totale tijd|total tid|ready|time required|time|zeit|duration|czas|kokonaisaika)\b/i],
  ['prep', /^(?:(?:hands[- ]on|active|prep(?:aration)?)(?: ?time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|(?:temps de )?préparation|(?:tiempo de )?preparación|(?:tempo di )?preparazione|(?:tempo de )?preparo|voorbereiding(?:stijd)?|bereidingstijd|förberedelse|forberedelse|příprava|przygotowanie)(?=[\s:]|$)/i],
  ['cook', /^(?:(?:cook(?:ing)?|bak(?:e|ing))(?: ?time)?|koch(?:zeit|\/backzeit)?|backzeit|garzeit|(?:temps de )?cuisson|(?:tiempo de )?cocción|(?:tempo di )?cottura|(?:tempo de )?(?:cozimento|cozedura)|kooktijd|oventijd|baktijd|koktid|steketid)(?=[\s:]|$)/i],
  ['yields', /^(?:serv(?:es|ings?)(?: size)?|yields?|makes|portion(?:en|s|er|i)?|für|für ca\.?|pour|para|personen?|personnes?|rendement|menge|raciones|porciones|porções|rendimento|porzioni|dosi per|porties|aantal personen|porcje|porcí|porce|annoksia|adag|recipe yield|quantity)(?=[\s:]|$)/i],
]

const COUNT = /^(?:ca\.?\s*)?(\d+(?:\s*(?:-|–|to)\s*\d+)?)\s*(?:servings?|people|persons?|portions?|personnes?|personen|porties|portionen|porciones|raciones|porções|porzioni|persone|porcje|porcji|porcí|porcií|porce|port(?:ioner)?\.?|pers\.?|slices|pieces|cookies|muffins|stück|stuks|osoby|osob)$/i

/** Reads yields and times from lines like "Prep Time: 10 min", "Serves 4", or a label over its value. */
export function readFacts(lines: TextLine[]): RecipeFacts {
  const found = new Map<Fact, string>()
  const used = new Set<number>()
  lines.forEach((line, at) => {
    if (used.has(at) || line.text.length > 90) return
    for (const part of parts(line.text)) readLabel(part, lines, at, found, used)
    if (!found.has('yields') && COUNT.test(bare(line.text))) take(found, used, 'yields', bare(line.text), at)
  })
  const minutes = (fact: Fact): number | null => {
    const text = found.get(fact)
    return text === undefined ? null : parseHumanDuration(text)
  }
  return {
    yields: parseYield(found.get('yields') ?? null),
    prepTimeMinutes: minutes('prep'),
    cookTimeMinutes: minutes('cook'),
    totalTimeMinutes: minutes('total'),
    used,
  }
}

function parts(text: string): string[] {
  return text.split(/\s*[|•·]\s*/).filter(Boolean)
}

const bare = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '').trim()

function readLabel(text: string, lines: TextLine[], at: number, found: Map<Fact, string>, used: Set<number>): void {
  const clean = bare(text)
  const label = LABELS.find(([, pattern]) => pattern.test(clean))
  if (!label || found.has(label[0])) return
  const [fact, pattern] = label
  const value = clean.replace(pattern, '').replace(/^[\s:：=–-]+/, '')
  if (isValue(fact, value)) take(found, used, fact, fact === 'yields' ? clean : value, at)
  else if (value === '' || /^\(?\w{0,8}\)?:?$/.test(value)) readBelow(fact, lines, at, found, used)
}

// The value stands on the next line, perhaps split over two ("20" / "minutes").
function readBelow(fact: Fact, lines: TextLine[], at: number, found: Map<Fact, string>, used: Set<number>): void {
  const next = lines[at + 1]?.text ?? ''
  const both = `${next} ${lines[at + 2]?.text ?? ''}`
  if (isValue(fact, next) && !(fact !== 'yields' && /^\d+$/.test(next))) {
    take(found, used, fact, next, at)
    used.add(at + 1)
  } else if (/^\d+$/.test(next) && isValue(fact, both)) {
    take(found, used, fact, both, at)
    used.add(at + 1).add(at + 2)
  }
}

function isValue(fact: Fact, text: string): boolean {
  if (text.length > 60 || !/\d|\b(?:one|two|three|four|six|eight|half|dozen|ein|une?|halbe)\b/i.test(text)) return false
  if (fact !== 'yields') return parseHumanDuration(text) !== null && /\p{L}|:/u.test(text)
  return text.length < 50 && !/\b(?:min|minutes?|hours?|h)\b/i.test(text)
}

function take(found: Map<Fact, string>, used: Set<number>, fact: Fact, value: string, at: number): void {
  found.set(fact, value)
  used.add(at)
}
