import {
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import type { CleanedText } from './cleaned'
import { dropEmptyLines, removeLines } from './cleaned'

const QUOTE = /^\s*(?:>\s?)+/
const BAR = /^\s*\|\s+(?=[^|]*$)|^\s*\|\s*$/

/** Removes quotation marks of a mail, and text around the quoted recipe. */
export function removeQuoting(paste: CleanedText): CleanedText {
  const quoted = withoutMarks(paste, QUOTE)
  return quoted === paste ? withoutMarks(paste, BAR) : quoted
}

function withoutMarks(paste: CleanedText, mark: RegExp): CleanedText {
  const depths = paste.lines.map((line) => depthOf(line, mark))
  const quoted = depths.filter((depth) => depth > 0).length
  if (quoted < 3 || quoted < dropEmptyLines(paste.lines).length * 0.4) return paste
  const deepest = mostOften(depths.filter((depth) => depth > 0))
  const last = depths.findLastIndex((depth) => depth >= deepest)
  const first = depths.findIndex((depth) => depth > 0)
  const reply = paste.lines.findIndex((line, at) => at < first && ATTRIBUTION.test(line.trim()))
  const cleaned = removeLines(paste, (_, at) => at > last || at < reply)
  return { ...cleaned, lines: cleaned.lines.map((line) => line.replace(mark, '')) }
}

function depthOf(line: string, mark: RegExp): number {
  const found = mark.exec(line)?.[0]
  return found === undefined ? 0 : found.replace(/\s/g, '').length
}

function mostOften(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

const ATTRIBUTION =
  /^(?:on|am|le|el|il|em|op|w dniu|den|på)\b.{3,160}(?:wrote|schrieb.{0,30}|a écrit|escribió|ha scritto|escreveu|schreef.{0,30}|napisała?|napisał\(a\)|skrev.{0,30})\s*:?$/i
const FORWARDED =
  /^(?:-{2,}\s*)?(?:(?:begin )?forwarded message|original message|weitergeleitete nachricht|(?:anfang der )?(?:weitergeleiteten|ursprünglichen?) (?:nachricht|mail)|message (?:transféré|d'origine|original)|mensaje (?:reenviado|original)|mensagem (?:encaminhada|original)|messaggio (?:inoltrato|originale)|doorgestuurd bericht|oorspronkelijk bericht|wiadomość (?:przekazana|oryginalna)|vidarebefordrat meddelande|iletilen mesaj)\s*:?\s*(?:-{2,})?$/i
const HEADER =
  /^(?:from|to|cc|bcc|sent|date|reply-to|von|an|gesendet|datum|kopie|de|à|envoyé|date|cc|para|enviado(?: el)?|fecha|data|da|a|inviato|van|aan|verzonden|od|do|wysłano|från|till|skickat|kimden|kime|tarih|差出人|宛先|日時)\s*[:：]\s*\S/i
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|assunto|oggetto|onderwerp|temat|ämne|emne|konu|件名)\s*[:：]\s*(.+)$/i
const REPLY = /^(?:(?:re|fwd?|aw|wg|tr|rv|enc|res|r|i|sv|vs|vl|odp|pd|ynt|ilt)\s*:\s*)+/i

/** Removes the headers of a mail and remembers its subject. */
export function removeMailHeaders(paste: CleanedText): CleanedText {
  const subject = paste.lines.map((line) => SUBJECT.exec(line.trim())?.[1]).find(Boolean)
  const isHeaded = subject !== undefined || hasHeaderBlock(paste.lines)
  const cleaned = removeLines(paste, (raw, at) => {
    const line = raw.trim()
    if (ATTRIBUTION.test(line) || FORWARDED.test(line)) return true
    return isHeaded && at < 40 && (HEADER.test(line) || SUBJECT.test(line)) && line.length < 200
  })
  return { ...cleaned, subject: subject?.replace(REPLY, '').trim() ?? paste.subject }
}

const hasHeaderBlock = (lines: readonly string[]): boolean =>
  lines.some((line, at) => HEADER.test(line.trim()) && HEADER.test(lines[at + 1]?.trim() ?? ''))

const FAREWELL =
  /^(?:(?:lots of |much )?love|(?:all the )?best(?: wishes| regards)?|(?:kind |warm )?regards|cheers|see you|thanks(?: a lot| again)?|thank you|yours|take care|enjoy|xx+|(?:liebe|viele|herzliche|schöne|beste) grüße|lg|vg|mfg|gruß|guten appetit|bises|bisous|(?:bien )?cordialement|à bientôt|bon appétit|saludos|un abrazo|besos|buen provecho|baci|un bacio|un abbraccio|saluti|buon appetito|abraços?|beijos?|bom apetite|(?:veel )?(?:liefs|groetjes|groeten)|eet smakelijk|pozdrawiam|smacznego|kram(?:ar)?|hälsningar|smaklig måltid|sevgiler|selamlar|afiyet olsun)(?:[ ,.!–-]+\p{L}[\p{L}. ]{0,20})?(?:[\s,.!♥]|\p{Extended_Pictographic}|\ufe0f)*$/iu
const FOOTER =
  /unsubscribe|you are receiving this|view (?:it )?in (?:your )?browser|confidential|sent from my|gesendet von mein|von meinem .{2,20} gesendet|envoyé de mon|enviado desde mi|inviato da|verzonden vanaf|wysłane z|skickat från min/i

const isFooter = (line: string): boolean => FOOTER.test(line) && line.length < 400

// "Enjoy!" over "Notes" ends no mail.
const isTitleAfter = (line: string, at: number, farewell: number): boolean =>
  at > farewell && [isStopTitle, isIngredientsTitle, isInstructionsTitle].some((is) => is(line))

/** Removes the end of a mail: farewell, signature, disclaimer. */
export function removeMailEnd(paste: CleanedText): CleanedText {
  const signature = paste.lines.findLastIndex((line) => /^--\s*$/.test(line))
  const isSigned = signature > 0 && dropEmptyLines(paste.lines.slice(signature)).length <= 8
  const last = dropEmptyLines(paste.lines).length
  let seen = 0
  let farewell = Infinity
  return removeLines(paste, (raw, at) => {
    seen += 1
    const line = raw.trim()
    if (isSigned && at >= signature) return true
    if (isFooter(line) && seen > last / 2) return true
    if (last - seen < 4 && seen > 1 && FAREWELL.test(line)) farewell = Math.min(farewell, at)
    if (isTitleAfter(line, at, farewell)) farewell = Infinity
    return at >= farewell && line.length < 40
  })
}
