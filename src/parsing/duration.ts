import { normaliseDigits } from '@/src/parsing/digits'
import { replaceFractions } from '@/src/parsing/written-number'

const ISO =
  /^[+]?P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i

const ISO_MINUTES = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60]

const DAY =
  'd|days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar)?|dni|dzie[nń]|dias?|den|dny|dn[ií]'
const HOUR =
  'h|hrs?|hours?|std|stunden?|heures?|hora?s?|or[ae]|uur|uren|timm?[ae]r?|tim|time|godz\\.?|godzin[ay]?|hod\\.?|hodin[ay]?|saat|час(?:а|ов)?|時間|小时|小時|시간|годин[аи]?|год|ساعات?|ساعة|שע(?:ה|ות)|घंट[ेा]|jam|giờ|tiếng|ชั่วโมง|ชม\\.?|ώρ[αε]ς?|ór[aá]|tunti?a?|sat[ia]?'
const MINUTE =
  "m|mn|min|mins|minut[eo]?s?|minut[eyia]r?|minuten?|minutt?er?|minút[ya]?|minuti|minuty|minuuttia|dk|dakika|perc|мин(?:ут[аы]?)?|хв(?:илин[аи]?)?|分钟|分鐘|分|분|دقيقة|دقائق|דק(?:ות|ה|['’׳])?|मिनट|menit|phút|นาที|λεπτ[άό]|'"
const SECOND = 's|secs?|seconds?|sekunden?|secondes?|segundos?|secondi|seconden|sekunder'

const UNIT_MINUTES: [RegExp, number][] = [
  [new RegExp(`^(?:${DAY})$`, 'i'), 1440],
  [new RegExp(`^(?:${HOUR})$`, 'i'), 60],
  [new RegExp(`^(?:${MINUTE})$`, 'i'), 1],
  [new RegExp(`^(?:${SECOND})$`, 'i'), 1 / 60],
]

/** Sixty days; a longer duration is a data error. */
const MAX_LENGTH = 86_400

const WORDS: Record<string, string> = {
  one: '1',
  an: '1',
  a: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  half: '½',
  eine: '1',
  einer: '1',
  une: '1',
  una: '1',
  een: '1',
  anderthalb: '1.5',
  eineinhalb: '1.5',
  zweieinhalb: '2.5',
}

/** Reads an ISO 8601 duration; null when the text is none or says nothing (`PT`, `PT0M`). */
function parseIsoDuration(text: string): number | null {
  const match = ISO.exec(text.trim())
  if (!match) return null
  // Formally, "P30M" is thirty months, which no recipe means.
  if (/^P\d+M$/i.test(text.trim())) return positive(Number(match[2]))
  const minutes = ISO_MINUTES.reduce((sum, factor, index) => {
    const part = match[index + 1]
    return part === undefined ? sum : sum + Number(part.replace(',', '.')) * factor
  }, 0)
  return positive(minutes)
}

function positive(minutes: number): number | null {
  const rounded = Math.round(minutes)
  return rounded > 0 && rounded <= MAX_LENGTH ? rounded : null
}

/** "(active 20 min)": a part of the time before it. */
const PART_OF_IT =
  /\(\s*(?:active|hands[- ]on|of which|incl|inkl|davon|aktiv|dont|di cui|de los)[^()]*\)/g
/** "an hour and a half", "une heure et demie" */
const HOUR_AND_HALF =
  /(hours?|heures?|horas?|or[ae])\s+(?:and|et|y|e)\s+(?:½|demie?|media|mezz[ao])/g

/** A text in lower case with its numbers as decimals. */
function normalise(text: string): string {
  const words = normaliseDigits(text)
    .toLowerCase()
    .replace(PART_OF_IT, '')
    .replace(/\b(?:half an?|an? half)\b/g, '½')
    .replace(/\ba quarter (?:of an )?/g, '¼ ')
    .replace(HOUR_AND_HALF, '$1 30 min')
    // "10/15 min" is a range.
    .replace(/(?<![\d/])(\d{0,2}[05])\/(\d{0,2}[05])(?![\d/])/g, '$1-$2')
    .replace(/\b[a-z]+\b/g, (word) => WORDS[word] ?? word)
  // "1h30" and "2 h 05": the minutes carry no unit.
  return replaceFractions(words).replace(
    /(\d\s*h(?:rs?|ours?|eures?)?)\.?\s*(\d{1,2})(?=\s*(?:$|[(,;]))/,
    '$1 $2 min',
  )
}

const amount = (text: string): number => Number(text.replace(',', '.'))

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const PART = new RegExp(
  String.raw`(${NUMBER})(?:\s*(?:-|–|—|to|or|bis|à|a|tot|até|til)\s*(${NUMBER}))?\s*(?:-\s*)?(\p{L}[\p{L}\p{M}]*\.?|')`,
  'giu',
)

function unitMinutes(word: string): number | null {
  const bare = word.replace(/\.$/, '')
  return UNIT_MINUTES.find(([unit]) => unit.test(bare))?.[1] ?? null
}

/**
 * Parses a written duration ("1 hr 20 min", "1 ½ Stunden", "25 to 30 minutes", "1:30") in minutes.
 * A range counts as its upper end, a bare number as minutes.
 */
export function parseHumanDuration(text: string): number | null {
  const clean = normalise(text.replace(/[\s ]+/g, ' ').trim())
  if (/^\d+(?:[.,]\d+)?$/.test(clean)) return positive(amount(clean))
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*(?:h|hours?|hrs?))?$/.exec(clean)
  if (clock) return positive(Number(clock[1]) * 60 + Number(clock[2]))
  let minutes = 0
  for (const part of clean.matchAll(PART)) {
    const factor = unitMinutes(part[3] ?? '')
    if (factor !== null) minutes += amount((part[2] ?? part[1] ?? '').trim()) * factor
  }
  return positive(minutes)
}

/** "ca. 15 Minuten", "environ 1 h" */
const ABOUT =
  /^(?:ca\.?|circa|cirka|c:a|etwa|rund|environ|approx(?:\.|imately)?|about|around|ongeveer|unos|aprox\.?|aproximadamente|cerca de|około|ok\.|asi|cca|noin|körülbelül|kb\.|aproximativ|около|примерно|приблизно|близько|περίπου|yaklaşık|kurang lebih|sekitar|khoảng|約|约|약)\s*(?=[\d½¼¾])/iu

/**
 * Returns whether a text has a number that is not part of its parsed duration: "1 fortnight 2
 * days".
 */
export function hasUnreadNumber(text: string): boolean {
  const clean = normalise(text.replace(/\s+/g, ' ').trim())
  const rest = clean.replace(PART, (whole, _from, _to, unit: string) =>
    unitMinutes(unit) === null ? whole : '',
  )
  return rest !== clean && /\d/.test(rest)
}

/** Returns whether a text is a duration and nothing else ("1 heure", "ca. 25–30 Min."). */
export function isDurationText(text: string): boolean {
  const clean = normalise(text.replace(/\s+/g, ' ').trim().replace(ABOUT, ''))
  if (clean.length > 40 || !/^\d/.test(clean) || parseHumanDuration(text) === null) return false
  const rest = clean.replace(PART, (whole, _from, _to, unit: string) =>
    unitMinutes(unit) === null || unit === "'" ? whole : '',
  )
  return /^(?:[\s.,&]|und|and|et|y|e|og|och|i)*$/u.test(rest)
}

/** Deepest nesting of a duration that is read. */
const MAX_DEPTH = 10

function firstDuration(values: unknown[], depth: number): number | null {
  for (const value of values) {
    const minutes = parseDuration(value, depth + 1)
    if (minutes !== null) return minutes
  }
  return null
}

/** Parses a duration in ISO 8601 or human notation, in minutes; returns null if there is none. */
export function parseDuration(value: unknown, depth = 0): number | null {
  if (depth > MAX_DEPTH) return null
  if (typeof value === 'number') return positive(value)
  if (Array.isArray(value)) return firstDuration(value, depth)
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^[+-]?P/i.test(text) && !/^p\p{L}{2}/iu.test(text)) {
    return parseIsoDuration(text.replace(/\s+/g, '')) ?? parseLooseIso(text)
  }
  return parseHumanDuration(text)
}

// Seen in the wild: "PT1H30", "PT45", "PT 1 hour 20 minutes", "P0Y0M0DT0H35M0.000S".
function parseLooseIso(text: string): number | null {
  if (text.includes('-')) return null
  const rest = text.replace(/^P\s*T?/i, '').trim()
  return rest ? parseHumanDuration(rest) : null
}
