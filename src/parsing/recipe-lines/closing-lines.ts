import { isIngredientLike } from '@/src/parsing/recipe-lines/line-kind'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** "Enjoy", "Viel Spaß beim Backen", "Spor la gătit": what a cook is wished below the last step. */
const WISHES =
  'enjoy|happy (?:cooking|baking)|viel (?:spa(?:ß|ss)|freude|erfolg)|lasst? es euch|gutes gelingen|bonne? (?:app[ée]tit|d[ée]gustation|journée|cuisine)|r[ée]galez-vous|buon(?:a|o)? (?:app?etito|domenica|giornata)|[¡!]?(?:que |qué )?(?:aproveche|lo disfruten|a disfrutar|disfr[uú]ten|buen provecho)|bom (?:apetite|proveito)|beijinhos|bjs|eet smakelijk|smakelijk eten|veel (?:plezier|succes)|smacznego|dobrou chu[tť]|dobrú chuť|lycka till|smaklig måltid|velbekomme|lykke til|god (?:fornøjelse|fornøyelse|appetit)|mukavaa|hyvää ruokahalua|herkullisia|jó étvágyat|jó (?:sütést|főzést)|pof?tă (?:bună|mare)|spor la|приятного|смачного|καλή όρεξη|καλή επιτυχία|afiyet olsun|kolay gelsin|ellerinize|selamat (?:mencoba|menikmati|memasak)|chúc (?:các bạn|bạn)|بالهناء|صحتين|בתיאבון'
/** "recipe", in the languages that recipes come in. */
const RECIPE =
  'recipe|rezept|recette|recetas?|receita|ricett[ae]|recept|przepis|opskrift|oppskrift|resept|reseptin|tarifi?n?|rețet|retet|рецепт|συνταγ|レシピ|레시피|食谱|食譜|菜谱|菜譜|מתכון|מתכונים|وصف[ةات]|रेसिपी|resep|công thức|สูตร'
/** Words about the page itself: pictures, comments, its social accounts. */
const PAGE =
  'facebook|instagram|pinterest|twitter|whatsapp|telegram|youtube|tiktok|hellocoton|blog(?:u|ul|i|ger)?|v[ií]d[eé]os?|foto(?:s|er)?|photos?|bilder|zdjęci[ae]|comment(?:s|aires?)?|komment\\p{L}*|koment\\p{L}*|comentari\\p{L}*|comentário\\p{L}*|коммент\\p{L}*|комент\\p{L}*|σχόλι\\p{L}*|yorum\\p{L}*|inspir\\p{L}+|betyg|newsletter|вконтакте|фото|видео|відео'
/** "Share", "follow", "rate": calls to action. */
const ASKED =
  'share|follow|teil(?:en|t)|folg(?:e|t)|partage[rz]?|suivez|compart\\p{L}+|s[ií]guenos|val[oó]r\\p{L}+|condivid\\p{L}+|segui(?:mi|ci)|partilh\\p{L}+|compartilh\\p{L}+|siga|del(?:en|a)?|volg|udostępnij|obserwuj|sd[ií]lej\\p{L}*|zdieľaj\\p{L}*|oszd|megoszt\\p{L}*|distribuie|urmăre\\p{L}+|поделит\\p{L}+|подпис\\p{L}+|поділ\\p{L}+|μοιραστείτε|paylaş\\p{L}*|takip|bagikan|chia sẻ|شارك\\p{L}*|שתפו|שתף|jaa|følg|följ|dela'

/** "[…] to the recipe … Read more": where another page names this one. */
const PINGBACK = /^\[(?:…|\.{3}|&hellip;)\]/u
/** Smileys, laughter, "!!!": how people talk to each other, below a recipe and not within it. */
const TALK =
  /(?<=[\s.!?,])[:;]['’]?-?[)(DP](?![\p{L}\d])|(?<=^[^(]{0,200}\p{L}):-?\)(?!\p{L})|\^_?\^|[\u{1f600}-\u{1f64f}\u2764\u2665]|!{2,}|\?{2,}|(?<!\p{L})(?:(ha|he|hi|ja|je|kk|rs|wk|ха)\1+\p{L}?|lol|xoxo|mmm+)(?!\p{L})/iu
/** "Yummy!", "Thanks for the recipe, I will try it." */
const CHEER =
  /^[^\p{L}]*(?:yum(?:my|m+)?|delicious|thank(?:s| you)|lecker|danke|miam|merci|ñam|que rico|gracias|gnam|grazie|que delícia|obrigad[oa]|mums|tack för|tak for|takk for|kiitos|mniam|dziękuję|mňam|děkuj[ui]|nyami|köszön\p{L}*|mulțumesc|спасибо|дякую|teşekkür\p{L}*|terima kasih)(?!\p{L})/iu

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')
const WISHED = new RegExp(`^[^\\p{L}]*(?:${WISHES})(?!\\p{L})`, 'iu')
/** "Enjoy! And how do you eat yours?": the first sentence alone is a farewell. */
const WISHED_ALONE = new RegExp(`^[^\\p{L}]*(?:${WISHES})\\s?[!。]\\s`, 'iu')
const TOLD_OF_RECIPE = word(RECIPE)
const TOLD_OF_PAGE = word(`(?:${PAGE})(?!\\p{L})`)
const IS_ASKED = word(`(?:${ASKED})(?!\\p{L})`)

/** More words than this tell how to go on, whatever stands among them. */
const MAX_TALK_LENGTH = 200
/** Longer lines are told. */
const MAX_LENGTH = 120
const SHORT = 45
const ENDED = /[.:。।]["”’)»]?$/u
/** A wish of more words goes on with something else. */
const MAX_WISHED = 7

/** True for a line below the last step that wishes well, or tells of the page and not of the dish. */
function isClosing({ text, isNumbered }: TextLine): boolean {
  if (isNumbered || text.length > MAX_LENGTH) return false
  if (WISHED.test(text)) return text.split(' ').length <= MAX_WISHED || WISHED_ALONE.test(text)
  if (/^[_=*~-]{4,}$/.test(text)) return true
  const isOpen = !ENDED.test(text)
  if (TOLD_OF_RECIPE.test(text)) return isOpen
  return TOLD_OF_PAGE.test(text) && (isOpen || IS_ASKED.test(text)) ? true : isAsking(text)
}

const isTalk = ({ text, isNumbered }: TextLine): boolean => {
  if (isNumbered) return false
  return (
    PINGBACK.test(text) ||
    (text.length <= MAX_TALK_LENGTH && [TALK, CHEER].some((mark) => mark.test(text)))
  )
}

// "Share this:", "Del dette:"
const isAsking = (text: string): boolean =>
  text.length < SHORT && !/[.。।]$/.test(text) && IS_ASKED.test(text)

/** Minimum number of such lines; a single one may be a step without a full stop. */
const MIN_OPEN = 2
/** Least share of steps that end with a full stop for its absence to mean something. */
const MIN_ENDED = 0.9
const MIN_STEPS = 2

/**
 * Removes the text after the last step of a method: farewells, text about the page, and short lines
 * without punctuation where all steps have it.
 */
export function removeClosing(lines: readonly TextLine[]): TextLine[] {
  let end = lines.length
  while (isEnding(lines.slice(0, end))) end -= 1
  const last = lines.slice(0, end).findLastIndex(({ text }) => ENDED.test(text)) + 1
  const open = lines.slice(last, end)
  const told = lines.slice(0, last)
  const ended = told.filter(({ text }) => ENDED.test(text)).length
  const isForeign = open.length >= MIN_OPEN && last > MIN_STEPS && ended >= told.length * MIN_ENDED
  return isForeign && open.every(isLoose) ? told : lines.slice(0, end)
}

// The only step may be followed by what people say of it, too.
function isEnding(lines: readonly TextLine[]): boolean {
  const [line, told] = [lines.at(-1) ?? NONE, lines.slice(0, -1)]
  if (told.length >= MIN_STEPS && isClosing(line)) return true
  return told.length > 0 && isTalk(line) && !isAboutDish(line, told)
}

/** Least share of a step's words that occur in the steps before it; comments have fewer. */
const MIN_KNOWN = 0.3

/**
 * Returns whether a line continues with the words of the steps before it: "Bake the dough until it
 * is brown :-)" is a step despite its smiley.
 */
export function isAboutDish({ text }: TextLine, told: readonly TextLine[]): boolean {
  const known = new Set(told.flatMap((line) => stemsOf(line.text)))
  const stems = stemsOf(text)
  return stems.filter((stem) => known.has(stem)).length > stems.length * MIN_KNOWN
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))

const NONE: TextLine = {
  text: '',
  isItem: false,
  isNumbered: false,
  isHeading: false,
  afterBlank: false,
}

const isLoose = ({ text, isNumbered }: TextLine): boolean =>
  !isNumbered && text.length < SHORT && !isIngredientLike(text)
