import { isIngredientLike } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'
import { dropEmptyLines } from './cleaned'

const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})`
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`
const NAME = String.raw`~?\s?([^:[\]]{1,40})`
/** "[12.03.24, 18:22:10] Ada: …", "12/03/2024, 18:22 - Ada: …", "[18:22] Ada: …". */
const STAMPED = [
  new RegExp(String.raw`^\[${DAY},?\s+${TIME}\]\s*${NAME}:\s?`, 'iu'),
  new RegExp(String.raw`^${DAY},?\s+${TIME}\s+[-–]\s+${NAME}:\s?`, 'iu'),
  new RegExp(String.raw`^\[${TIME}\]\s*${NAME}:\s?`, 'iu'),
  new RegExp(String.raw`^${NAME},?\s+\[(?:${DAY},?\s+)?${TIME}\]:\s?`, 'iu'),
]
/** "Ada 10:12 AM", "Ada, [12.03.24 18:22]" on a line of its own. */
const SPEAKER = new RegExp(
  String.raw`^(\p{Lu}[\p{L}. ]{0,30}?),?\s+(?:\[?(?:${DAY},?\s+)?${TIME}\]?)$`,
  'iu',
)
const NAMED = /^(\p{Lu}[\p{L}.-]{1,20}(?: \p{Lu}[\p{L}.-]{0,20})?):\s+(?=\S)/u
/** "04/11/22, 9:14 pm - Messages are encrypted.": what the service says. */
const SERVICE = new RegExp(String.raw`^${DAY},?\s+${TIME}\s+[-–]\s+[^:]{5,200}$`, 'iu')
const NO_WORDS =
  /^(?:<.{3,40}>|(?:image|video|audio|sticker|gif) omitted|(?:bild|video) weggelassen|this message was (?:deleted|edited).*|\[(?:photo|video|sticker|voice message).*\])$/i

interface Message {
  text: string
  speaker: string | null
}

/** Removes timestamps and names from the lines of a chat, and messages of others in between. */
export function removeChatMarks(paste: CleanedText): CleanedText {
  const messages = messagesOf(paste.lines)
  if (messages === null) return paste
  const counts = new Map<string, number>()
  for (const { speaker, text } of messages) {
    if (speaker !== null && text.trim() !== '') {
      counts.set(speaker, (counts.get(speaker) ?? 0) + weightOf(text))
    }
  }
  const cook = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
  const isOut = ({ speaker, text }: Message): boolean =>
    NO_WORDS.test(text.trim()) ||
    SERVICE.test(text) ||
    (speaker !== cook && speaker !== null && text.trim() !== '' && !isCounted(text))
  return {
    ...paste,
    lines: messages.filter((message) => !isOut(message)).map(({ text }) => text),
    left: [...paste.left, ...messages.filter(isOut).map(({ text }) => text.trim())],
    speakers: [...counts.keys()],
  }
}

// "Can you send it" begins with a unit and counts nothing.
const isCounted = (text: string): boolean => /\p{N}/u.test(text) && isIngredientLike(text)

const weightOf = (text: string): number => (isIngredientLike(text) ? 3 : 1)

function messagesOf(lines: readonly string[]): Message[] | null {
  const stamped = lines.filter((line) => STAMPED.some((mark) => mark.test(clean(line)))).length
  if (stamped >= 2) return withSpeakers(lines, STAMPED)
  const speakers = lines.filter((line) => SPEAKER.test(clean(line))).length
  if (speakers >= 1 && speakers <= dropEmptyLines(lines).length / 2) return withSpeakers(lines, [])
  const named = lines.map((line) => NAMED.exec(line)?.[1])
  const most = mostNamed(named)
  const isDialogue = most >= 4 && named.filter(Boolean).length >= dropEmptyLines(lines).length * 0.7
  return isDialogue ? withSpeakers(lines, [NAMED]) : null
}

function mostNamed(names: readonly (string | undefined)[]): number {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}

const clean = (line: string): string => line.replace(/[\u200e\u200f\u202a-\u202e]/g, '')

// A line without a stamp continues the previous message.
function withSpeakers(lines: readonly string[], marks: readonly RegExp[]): Message[] {
  let speaker: string | null = null
  return lines.flatMap((raw): Message[] => {
    const line = clean(raw)
    const alone = SPEAKER.exec(line)
    if (alone) {
      speaker = alone[1] ?? null
      return []
    }
    const mark = marks.map((each) => each.exec(line)).find((found) => found !== null)
    if (!mark) return [{ text: line, speaker }]
    speaker = mark[1] ?? null
    return [{ text: line.slice(mark[0].length), speaker }]
  })
}
