import { removeExclamations } from '@/src/parsing/pasted-text/exclamations'
import { sharesWordWithList, findLikeliestTitle } from '@/src/parsing/pasted-text/likeliest-title'
import {
  parseDishName,
  isControl,
  isIngredientsTitle,
  isInstructionsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { isHomeLink, isBreadcrumb } from '@/src/parsing/web-page/layout/interface-words'
import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'
import { isCardFact } from '@/src/parsing/recipe-lines/card-facts'
import { isDateLine } from '@/src/parsing/recipe-lines/date-line'
import { isChatter, isIngredientLike, isSentence } from '@/src/parsing/recipe-lines/line-kind'
import { isPartTitle } from '@/src/parsing/recipe-lines/part-names'
import { isPhotoCredit } from '@/src/parsing/recipe-lines/photo-credits'
import { isPageMeta, isServingsLine } from '@/src/parsing/recipe-lines/page-meta-line'
import { splitTitleServings } from '@/src/parsing/recipe-lines/servings-title'
import type { Sections } from '@/src/parsing/recipe-lines/text-line'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** The line that names the dish and the name in it; the place is -1 when no line does. */
interface FoundTitle {
  title: string
  at: number
}

/**
 * Finds the first line before the list that can name a dish, or else the title of the only
 * ingredient group, in which many cards repeat the name.
 */
export function findTitle(
  lines: TextLine[],
  sections: Sections,
  groups: ParsedIngredientGroup[],
): FoundTitle {
  const end = Math.min(sections.ingredients[0]?.[0] ?? 0, sections.instructions[0]?.[0] ?? Infinity)
  const head = lines.slice(0, end)
  const at = titlePlace(head, groups, lines)
  const line = head[at]
  const named = namedByMethod(lines)
  const first = head.some(({ text }) => isSame(text, named)) ? named : shownName(line)
  const told = first || named || titleElsewhere(head, groups)
  return { title: isWithin(told, named) ? named : told, at }
}

const shownName = (line: TextLine | undefined): string =>
  line ? removeExclamations(withoutAddition(line.text)) : ''

// "Come preparare la bavarese alle fragole" over the method says more than "Bavarese" at the top.
const namedByMethod = (lines: TextLine[]): string => {
  const dish = lines.map(({ text }) => parseDishName(text)).find((name) => name !== null) ?? ''
  return dish.charAt(0).toUpperCase() + dish.slice(1)
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.toLowerCase()

const isWithin = (title: string, named: string): boolean =>
  title !== '' && named.length > title.length && named.toLowerCase().includes(title.toLowerCase())

/** Maximum number of title candidates, far above that of real pages. */
const MAX_CANDIDATES = 300

/** Maximum number of lines above the list of a card; more indicate a whole page. */
const MAX_CARD_HEAD_LENGTH = 8

function titlePlace(head: TextLine[], groups: ParsedIngredientGroup[], lines: TextLine[]): number {
  const marked = head.findIndex((line) => line.isHeading && isTitle(line))
  if (marked >= 0) return marked
  const list = groups.flatMap((group) => group.lines).join(' ')
  const after = lines.slice(head.length, head.length + 60).map((line) => line.text)
  const body = `${list} ${after.join(' ')}`
  const repeated = repeatedTitle(head, body)
  if (repeated >= 0) return repeated
  const isTrailed = head.some(({ text }) => isHomeLink(text))
  if (head.length <= MAX_CARD_HEAD_LENGTH && !isTrailed) return shortHeadTitle(head, list, body)
  const candidates = head.flatMap((line, at) => (isTitle(line) ? [at] : [])).slice(-MAX_CANDIDATES)
  return findLikeliestTitle(head, candidates, body)
}

/** Longest head in which a repeated line may be the title; in a longer one menus are repeated, too. */
const MAX_REPEATING_HEAD_LENGTH = 25

// The name of the site, the dish, its author, the dish: the only title that comes again, where the
// first is of nothing that the recipe holds.
function repeatedTitle(head: TextLine[], body: string): number {
  const titles = head.flatMap((line, at) => (isTitle(line) ? [{ line, at }] : []))
  const [first] = titles
  if (!first || head.length > MAX_REPEATING_HEAD_LENGTH || sharesWordWithList(first.line, body))
    return -1
  const counts = new Map<string, number>()
  for (const { line } of titles) counts.set(nameIn(line), (counts.get(nameIn(line)) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count > 1).map(([name]) => name)
  return repeated.length === 1
    ? (titles.find(({ line }) => nameIn(line) === repeated[0])?.at ?? -1)
    : -1
}

const nameIn = ({ text }: TextLine): string => text.toLowerCase()

// The first that can be one, or the name right above the list where only that is of what it holds.
function shortHeadTitle(head: TextLine[], list: string, body: string): number {
  const sober = head.findIndex((line) => isTitle(line) && !SMILEY.test(line.text))
  const first = longerRepeat(head, sober < 0 ? head.findIndex(isTitle) : sober)
  const [titled, above] = [head[first], head.at(-1)]
  if (!titled || !above || sharesWordWithList(titled, body)) return first
  return isTitle(above) && sharesWordWithList(above, list) && !isPartTitle(above.text)
    ? head.length - 1
    : first
}

function titleElsewhere(head: TextLine[], groups: ParsedIngredientGroup[]): string {
  const labelled = head.map(({ text }) => LABELLED.exec(text)?.[1] ?? '').find(Boolean)
  const only = groups.length === 1 ? (groups[0]?.title ?? '') : ''
  const named = head.map(({ text }) => NAMED.exec(text)?.[1] ?? '').find(Boolean)
  const titled = only !== '' && !isPartName(only) ? only : named
  return labelled ?? titled ?? endedTitle(head)
}

/** A sentence of the story has more words than a title. */
const MAX_ENDED_WORDS = 8

// "Plum buns with almonds." at the top, where nothing else above the list can be a title.
function endedTitle([first, next]: TextLine[]): string {
  const [, name = ''] = /^(\p{Lu}[^.!?:]{3,70})\.$/u.exec(first?.text ?? '') ?? []
  const isAlone = next === undefined || isSectionTitle(next.text)
  return isAlone && name.split(' ').length <= MAX_ENDED_WORDS ? name : ''
}

// "• Butter Chicken | this is a quick version …"
const LABELLED = /^[•\s]*(\p{Lu}[^|.]{3,60}?)\s+\|\s+\p{L}.{40,}/u

// "Opskrift: Rugbrød": where nothing else names the dish, since some name its author so.
const NAMED =
  /^(?:dish|name of dish|(?:recipe )?(?:name|title)|(?:here[’']s )?what[’']s cookin[’'g]?|gericht|plat|plato|piatto|блюдо|potrawa|danie|recipe|rezept|recette|receta|receita|ricetta|recept|przepis|opskrift|oppskrift|resepti|tarif|rețetă|рецепт|συνταγή)\s*:\s+(\p{L}.{2,80})$/iu

const isPartName = (title: string): boolean =>
  /^(?:for |für |pour |para |voor |per )/i.test(title) || title.split(/\s+/).length > 8

function isTitle(line: TextLine): boolean {
  const text = splitTitleServings(line.text)?.title ?? line.text.replace(INDEX, '')
  if (text.length > 120 || text.length < 3 || REFUSED.some((isOther) => isOther(text))) return false
  if (BEFORE.test(text)) return true
  return !isSentence(text) && !isIngredientLike(text) && !IS_LABEL.test(text)
}

/** "Hi both,", "Dear all, as promised:": the words of a mail. */
const GREETING =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|moin|servus|salut|bonjour|coucou|ch(?:er|ère)s?|hola|querid[oa]s?|ciao|car[oaie]|olá|oi|hoi|lieve|beste|cześć|hej|merhaba|good (?:morning|evening|afternoon)|as promised|thanks|thank you|danke|merci|gracias|grazie|obrigad[oa])(?!\p{L})/iu
const isSpoken = (text: string): boolean =>
  (GREETING.test(text) && /[,!:.]/.test(text)) ||
  (/[:?]$/.test(text) && text.split(' ').length >= 3)

/** "bevat per portie, "Sodium (1 serving) 2.8 g", "Calorie per porzione" */
const NUTRITION =
  /^(?:(?:bevat )?per (?:portie|portion|serving)|(?:calorie|kalorien|calorías|sodium|protein|carb(?:ohydrate)?s?|fat|sugar|fibre|fiber|kcal|eiwit|vet|koolhydraten|valori|nährwert)\p{L}*\b.*(?:\d|porzion|portion|serving|ración)|[\d.,]+ ?(?:k?cal|kj|g)\b)/iu

// "SavePrintEmail": the words of buttons that were copied without a space.
const isGlued = (text: string): boolean =>
  /^(?:(?:save|print|pin|share|email|e-mail|rate|jump|cook|copy|download|facebook|twitter|pinterest|whatsapp|tweet|like|comment|favou?rite|bookmark|imprimer|partager|drucken|teilen|speichern|guardar|imprimir|compartir|stampa|condividi|salva|opslaan|delen)[\s|•·]*)+(?:recipe)?$/iu.test(
    text,
  )

const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text)

const isSectionTitle = (text: string): boolean =>
  isIngredientsTitle(text) || isInstructionsTitle(text) || isStopTitle(text)

/** Lines before a list that name no dish. */
const REFUSED: ((text: string) => boolean)[] = [
  isControl,
  isChatter,
  isSectionTitle,
  isAddress,
  isSpoken,
  isGlued,
  isBreadcrumb,
  isPageMeta,
  isServingsLine,
  isCardFact,
  isDateLine,
  isPhotoCredit,
  (text) => /:\s*\d+$/.test(text),
  (text) => /^recipe from the kitchen of/i.test(text),
  (text) => RECIPE.test(text),
  (text) => NUTRITION.test(text),
  (text) => FORUM.test(text),
]

/** Lines that a forum sets above a post, and the number of a printed card. */
const FORUM =
  /^(?:quote:?|originally posted.*|(?:re|aw|sv):.*|join(?:ed)?(?: date)?:.*|posts?:.*|location:.*|(?:registered|senior|junior|new) (?:user|member))$|(?:№|(?<!\p{L})(?:no|nr)\.|#)\s?\d{1,4}$/iu

/** A smiley, as in "baking, baking:)": part of a message, never of a title. */
const SMILEY = /[:;]-?[)D(](?![\p{L}\d])|[\u{1f600}-\u{1f64f}]/u

/** The word for a recipe alone, as sites put it above the name. */
const RECIPE =
  /^(?:recipe|rezept|recette|receta|receita|ricetta|recept|przepis|opskrift|oppskrift|resepti|tarif|rețetă|рецепт|συνταγή|レシピ|레시피|食谱|食譜)\s*:?$/iu

// "Forfatter: Ada", "Author Ada", "Keywords: soup": fields of a card.
const IS_LABEL = /^\p{L}[\p{L} ]{2,14}:\s+\S/u

// "Chicken" over "Chicken Taquitos": a category over the name that repeats it.
function longerRepeat(lines: TextLine[], at: number): number {
  const [first, next] = [lines[at], lines[at + 1]]
  if (!first || !next || !isTitle(next)) return at
  const isRepeat =
    next.text.length > first.text.length &&
    !first.text.includes(' ') &&
    next.text.split(' ').length <= 7 &&
    next.text.toLowerCase().includes(first.text.toLowerCase())
  return isRepeat ? at + 1 : at
}

const BEFORE =
  /^(?:recipe for|recept voor|rezept für|recette (?:de|pour)|receta de|ricetta (?:di|per))\s+(?:(?:about|circa|ca\.?|ongeveer|etwa|environ)\s+)?(?:\d+\s+)?/i
/** "17. Leek soup": the number in a book. */
const INDEX = /^\d{1,3}\.\s+(?=\p{Lu})/u
const AFTER = /\s+(?:image|photo|foto|bild)$/i

function withoutAddition(title: string): string {
  const bare = title.replace(INDEX, '').replace(BEFORE, '').replace(AFTER, '').trim()
  if (bare === '') return title
  return bare === title ? title : bare.charAt(0).toUpperCase() + bare.slice(1)
}
