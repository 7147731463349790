import { memoize } from '@/src/parsing/memoize'
import { isInterfaceText } from '@/src/parsing/web-page/layout/interface-words'
import {
  FURTHER_TITLES,
  INGREDIENT_TITLES,
  METHOD_TITLES,
  NOTE_TITLES,
} from '@/src/parsing/web-page/layout/title-words'

const INGREDIENTS =
  "(?:необходими )?продукти|רשימת קניות|ingredients?|ingredient list|the ingredients|ingredients? needed|what goes in(?:to it)?|shopping|what (?:you|we|i) (?:use|used)|zutate|das (?:kommt rein|brauchst du|braucht (?:ihr|man))|(?:du brauchst|ihr braucht|man (?:braucht|nehme|nimmt))|was (?:du brauchst|ihr braucht|man braucht)|il (?:vous |te |nous )?faut|ce qu[’']il (?:vous |te )?faut|liste des (?:ingrédients|courses)|necesitas|necesitar(?:ás|emos)|(?:vas|vamos) a necesitar|(?:lo )?que necesitas|(?:cosa|che cosa|vi|ti) serve|occorrente|occorrono|(?:você )?(?:vai )?precisa(?:r|mos)?(?: de)?|o que (?:você )?precisa|(?:wat|dit) heb je nodig|je hebt nodig|potrzebne(?: będą| składniki)?|(?:czego )?potrzebujesz|potrzebujemy|(?:det här )?(?:du )?behöver(?: du)?|(?:det )?(?:du )?trenger(?: du)?|du skal bruge|tarvitset|gerekli malzemeler|gerekenler|içindekiler|用意するもの|材料・調味料|ingredients ?copy|you(?:'ll|’ll| will)? need|what you(?:'ll|’ll| will)? need|shopping list|zutaten(?:liste)?|ingrédients?|ingredientes|ingredienti|ingredi[eë]nten(?:lijst)?|requirements|ingredienser|ingrediencie|ingrediens(?:er)?|składniki|suroviny|hozzávalók|sastojci|namirnice|sestavine|ingrediente|ainekset|malzemeler|材料|配料|食材|재료|ингредиенты|интгредиенты|состав|υλικά|benodigdheden|przepis - składniki|thành phần"

const INSTRUCTIONS =
  "instruksjon(?:er)?|(?:начин на )?(?<!за )приготвяне|אופן (?:ה)?הכנה|만들기|instructions?|directions?|method|methods|what to do|to make(?: it)?|how to(?: do it)?|und so geht[’']?s|arbeitsschritte|vorgehen|zubereitungsschritte|comment faire|déroulé|marche à suivre|mode opératoire|instructions de préparation|cómo (?:se hace|hacerl[oa]s?|prepararl[oa]s?)|procedimiento|modo de (?:preparación|hacerlo|elaboración)|paso a paso|svolgimento|esecuzione|come (?:si fa|fare|si prepara|prepararl[oa])|passaggi|confe[cç]ç?ão|preparos|passos|passo a passo|zo (?:maak|doe) je (?:het|dit)|stappen|jak (?:to )?(?:przygotować|zrobić|przyrządzić)|kroki|przyrządzanie|så gör du|instruktion|tillvägagångssätt|gör så|slik lages det|sådan laves det|tarifi?|nasıl yapılır|yapılış|hazırlanış|yapımı|hazırlama|手順|作りかた|つくり方|調理手順|preparation(?: steps| method)?|preparation instructions|steps?|procedure|cooking (?:instructions|method|directions)|(?:here[’']s )?how (?:to|i) (?:make|cook|prepare)(?: it| this| the| these)?.{0,40}|cooking directions|let[’']s (?:cook|make it)|(?:recipe|zelf|recept).{0,5}zelf .{3,40} maken|zubereitung|anleitung(?:en)?|get started|so (?:geht|wird)[’']?s(?: gemacht)?|und so wird[’']?s gemacht|préparation|(?:les )?étapes(?: de (?:la )?(?:préparation|réalisation))?|réalisation|recette|preparación|elaboración|pasos|instrucciones|etapas? de preparação|modo de (?:confecção|preparo|preparação|fazer)|como fazer|preparo|preparação|preparazione|procedimento|bereiding(?:swijze)?|aan de slag|zo maak je het|bereiden|werkwijze|gör så här|så här gör du|tillagning|instruktioner|(?:step[ -]by[ -]step|full|easy|baking|assembly|recipe|detailed|printable|quick|grilling|stovetop|oven) (?:instructions|directions)|fremgangsm(?:åte|åde)|slik gjør du|sådan gør du|tilberedning|framgangsmåte|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|postup(?: přípravy| prípravy)?|príprava|příprava|elkészítés|priprema|postopek|preparare|mod de preparare|valmistus|ohje|hazırlanışı|yapılışı|作り方|做法|步骤|制作方法|作法|만드는 법|조리법|приготовление|способ приготовления|пошаговый рецепт|εκτέλεση|cách làm"

const STOPS =
  '[aà] propos (?:du|de la|de l[’]|des|de) .{2,40}|about the (?:author|cook|chef)|über (?:den autor|die autorin)|sobre (?:el autor|la autora|o autor|a autora)|over de auteur|om forfatter(?:en)?|informazioni sull[’]autore|об авторе|про автора|notizen?|notatk[ai]|notater?|anteckningar?|notlar|huomioita?|informações adicionais|informazioni aggiuntive|informations? complémentaires?|voir aussi|à lire aussi|vous aimerez aussi.{0,20}|ver también|leggi anche|potrebbe(?:ro)? (?:anche )?interessarti.{0,20}|das könnte .{0,40}|ähnliche rezepte|(?:recetas|receitas) relacionadas|ricette (?:correlate|simili)|recettes similaires|liknande recept|lignende opskrifter|benzer tarifler|podobne przepisy|podobné recepty|näringsvärde.{0,20}|valor(?:es)? nutricional(?:es)?.{0,20}|informa(?:ção|ción) nutricional|valori nutrizionali.{0,20}|valeurs nutritionnelles.{0,20}|wartości odżywcze.{0,20}|besin değerleri.{0,20}|nutriční hodnoty.{0,20}|ravintosisältö.{0,20}|næringsindhold.{0,20}|diskuze.{0,20}|komentarze.{0,12}|yorumlar.{0,10}|kommentit|kommentarer.{0,12}|commentaires.{0,12}|comentarios.{0,12}|comentários.{0,12}|commenti.{0,12}|conservazione|aufbewahrung|conservación|conservação|bewaren|bewaaradvies|przechowywanie|förvaring|opbevaring|oppbevaring|skladování|uchovávanie|saklama.{0,20}|säilytys|tänk på|extra benodigd|uwag[ai]|zubehör|opmerking(?:en)?.{0,30}|matériel nécessaire|utensílios|ausstattung|wyposażenie|redskap|utrustning|ekipman|道具|wskazówk[ai]|porad[ay]|püf noktas[ıi]|ipucu|ポイント|コツ(?:・ポイント)?|メモ|potrebujeme|küchengeräte|utensilien|matériel|ustensiles.{0,20}|utensilios|attrezzatura|special equipment|kitchen tools|tools|recommended products|conservation|sugerencias?|make[- ]ahead.{0,20}|rate it|recipe card|did you (?:like|try).{0,30}|nutrici[oó]n.{0,20}|more .{0,20}recipes|hinweise?|anmerkungen?|poznámk[ay]|nutrition(?:al)?.{0,30}|notes?|recipe notes?|tips?(?: .{0,30})?|(?:[\\p{L}-]+ ){1,3}tips|tips and tricks|read next|most read|gekocht mit|reacties.{0,12}|delen met.{0,20}|gerelateerd|tipp(?:s)?|equipment|video|comments?|leave a (?:comment|reply)|reviews?|did you make this.{0,40}|storage|variations?|substitutions?|faqs?.{0,30}|frequently asked.{0,20}|related.{0,30}|you (?:may|might) also.{0,30}|more recipes.{0,40}|share.{0,30}|nährwerte.{0,30}|kommentare?.{0,20}|conseils?|astuces?|notas?|consejos?|dicas?|note|consigli(?:o)?|tip van.{0,30}|voedingswaarden?.{0,20}|printer|print(?: recipe)?|about the author|tags?|categories|kategorien?|allergens?.{0,20}|per serving.{0,20}|hodnocení|diskuze|komentáře?|lignende oppskrifter|relaterede.{0,20}|trinkempfehlung|pro portion.{0,20}|recipe (?:video|by|from).{0,40}|rate this.{0,20}|pin (?:it|this).{0,20}|tried this recipe.{0,40}|keywords?:?.{0,40}|schlagw[oö]rte.{0,40}'

// Accents, and letters that keyboards put in place of others: "PREPARACION", "ΥΛΙΚΑ", "Skladniki".
const LETTERS: Record<string, string> = {
  İ: 'i',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
}
const unaccented = (text: string): string =>
  text
    .replace(/[İıłøæœß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

const PEOPLE =
  '(?:pers|port|porc|porz|porsj|pors|raci|serv|people|comens|personnes|szemel|adag|fo|kisi|osob|osoby|annos|stuck|stk|stuks|pezzi|st|dosen|glas|порц|чел|μεριδ|ατομ|인분|人分|人前|人份|حصص|أشخاص|מנות)[\\p{L}.]{0,10}'
const whole = (words: string): RegExp =>
  new RegExp(
    unaccented(
      `^(?:(?:the|our|my|les?|la|l[ao]s|el|il|gli|i|die|das|der|de|het|den|os?|as?|τα|η)\\s|l[’'])?(?:${words})(?:\\s*[:：.!?？]+|\\s*[(（].{0,40}[)）]\\s*:?|\\s*(?:for|für|pour|para|per|pro|voor|till?|na|za|dla|para|pentru|για|для|на|untuk|cho)\\s.{1,40}|\\s*\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?(?::\\p{L}{2,4})?\\s?${PEOPLE}\\s*:?|\\s*※.{1,20})?$`,
    ),
    'iu',
  )

const INGREDIENTS_TITLE = whole(`${INGREDIENTS}|${INGREDIENT_TITLES}`)
const INSTRUCTIONS_TITLE = whole(`${INSTRUCTIONS}|${METHOD_TITLES}`)
const NOTES_TITLE = whole(NOTE_TITLES)
const STOP_TITLE = whole(`${STOPS}|${NOTE_TITLES}|${FURTHER_TITLES}`)

const unframed = (text: string): string =>
  text
    .replace(/[【】〔〕《》「」＜＞［］]/g, ' ')
    .replace(/^[^\p{L}]+|[\s:：▢•】\]>*_~=–-]+$/gu, '')
    .replace(/[\s\p{Extended_Pictographic}\ufe0f\u200d]+$/u, '')

const bare = (text: string): string => unaccented(unframed(text).toLowerCase())

// "Apple Pie – Ingredients": the dish stands before the title.
const afterDash = (text: string): string => bare(text.replace(/^.*\s[–—|-]\s+/u, ''))

/** The kinds of parts that a line may title. */
interface Titles {
  ingredients: boolean
  instructions: boolean
  stop: boolean
}

const NO_TITLE: Titles = { ingredients: false, instructions: false, stop: false }
const MAX_TITLE_LENGTH = 70

const titlesIn = (text: string): Titles =>
  text.length < MAX_TITLE_LENGTH ? titlesOf(text) : NO_TITLE

const titlesOf = memoize((text): Titles => {
  const whole = bare(text)
  const forms = [whole, afterDash(text)].filter((form, at) => at === 0 || form !== whole)
  const isAny = (pattern: RegExp): boolean => forms.some((form) => pattern.test(form))
  return {
    ingredients: isAny(INGREDIENTS_TITLE),
    instructions: isAny(INSTRUCTIONS_TITLE),
    stop: STOP_TITLE.test(whole),
  }
})

/** Returns whether a line is the title of an ingredient list, in any supported language. */
export function isIngredientsTitle(text: string): boolean {
  return titlesIn(text).ingredients
}

/** Returns whether a line is the title of a method, in any supported language. */
export function isInstructionsTitle(text: string): boolean {
  return titlesIn(text).instructions
}

const ARTICLE = String.raw`(?:(?:the|an?|il|lo|la|i|gli|le|el|los|las|les?|une?|een|de|het|die|der|das|den|ein(?:e|en)?|o|os|as)\s+|l['’])?`
/** "How to make apple pie": the words before the dish, and those behind it. */
const METHOD_OF = new RegExp(
  String.raw`^(?:come (?:preparare|fare|cucinare)|cómo (?:hacer|preparar|cocinar)|comment (?:faire|préparer|réaliser|cuisiner)|como (?:fazer|preparar)|jak (?:zrobić|przygotować|upiec|připravit|udělat|upéct)|så (?:lagar|bakar) du|sådan (?:laver|bager) du|slik (?:lager|baker) du|zo (?:maak|bak) je|so (?:backst|kochst) (?:du|ihr))\s+${ARTICLE}(\p{L}[^.,:;!?]{2,50})$`,
  'iu',
)
const METHOD_BEHIND =
  /^(\p{Lu}[^.,:;!?]{2,40}?)\s+(?:maken|bakken|nasıl (?:yapılır|hazırlanır)\s*\?|zubereiten|recept(?:je)? bereiden)$/iu

/** Returns the dish named in the title of a method ("Come preparare la bavarese"), or null. */
export function parseDishName(title: string): string | null {
  if (title.length > 80) return null
  const text = unframed(title)
  const dish = METHOD_OF.exec(text)?.[1] ?? METHOD_BEHIND.exec(title.trim())?.[1] ?? null
  return dish !== null && dish.split(' ').length <= 7 ? dish.replace(/\s+tarifi$/iu, '') : null
}

interface InlineSection {
  kind: 'ingredients' | 'instructions' | null
  title: string
  text: string
}

// "만드는 법 ① …": a first step that is counted needs no colon.
const AFTER_TITLE = String.raw`\s*(?:[:：•]|\s[-–—](?=\s)|(?=[①❶]))\s*`
const INLINE = new RegExp(
  String.raw`(?:^|(?<=[\s.;,!?。|)▷▶◆◇■□●○△▲★☆]))(?:(?:the |les |die )?(${INGREDIENTS})|(${INSTRUCTIONS}))${AFTER_TITLE}(?=\S)`,
  'giu',
)
/** "You will need 2 eggs, …": a title only where an amount follows. */
const NEEDED =
  /^(?:you(?:['’]ll| will)?(?: also)? need|man (?:braucht|nimmt|nehme)|(?:ihr braucht|du brauchst)|il (?:vous |te )?faut|necesitas|(?:vi |ti )?serv(?:e|ono)|occorrono|(?:você )?precisa de|je hebt nodig|potrzebujesz|du behöver)\s+(?=[\d½¼¾]|(?:a|an|ein|eine|une?|una?|een)\s)/iu
const DURATION_ONLY =
  /^(?:ca\.?\s*)?[\d½¼¾][\d\s½¼¾.,–-]*\s?(?:h|hrs?|hours?|mn|min|mins?|minutes?|minuten|minutos|minuti|std|stunden?|dk|dakika|分|時間)\b[\s\S]{0,25}$/iu

/**
 * Splits a line with several named sections ("Soup. Ingredients: 2 onions, … Method: …"); text
 * before the first has no kind. Returns null without a named section, or with only a time.
 */
export function splitInlineSections(line: string): InlineSection[] | null {
  const needed = NEEDED.exec(line)?.[0]
  if (needed !== undefined && line.includes(',')) {
    return [{ kind: 'ingredients', title: 'Ingredients', text: line.slice(needed.length) }]
  }
  const marks = titleMarks(line.slice(0, 20_000))
  if (marks.length === 0) return null
  const sections: InlineSection[] = [
    { kind: null, title: '', text: line.slice(0, marks[0]?.index).trim() },
  ]
  marks.forEach((mark, i) => {
    const text = line.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim()
    const title = (mark[1] ?? mark[2] ?? '').trim()
    sections.push({ kind: mark[1] === undefined ? 'instructions' : 'ingredients', title, text })
  })
  const isTold = sections.every(
    ({ kind, text }) => kind === null || (text.length >= 12 && !DURATION_ONLY.test(text)),
  )
  return isTold ? sections : null
}

/** As far as a first amount is looked for behind the title of a list. */
const FIRST_AMOUNT = 120

// "Combine the dry ingredients: flour, …" is a step. Within a sentence a title starts with a capital;
// in lower case it counts only before an amount, in a text that also has a method.
function titleMarks(line: string): RegExpExecArray[] {
  const marks = [...line.matchAll(INLINE)]
  const lastMethod = marks.findLast((mark) => mark[2] !== undefined)?.index ?? -1
  let isListed = false
  return marks.filter((mark) => {
    const isList = mark[1] !== undefined
    const after = line.slice(mark.index + mark[0].length).slice(0, FIRST_AMOUNT)
    const isLower = /^\p{Ll}/u.test(mark[0])
    const isTitle =
      !isWithinSentence(line, mark.index) ||
      (isList
        ? isLower
          ? /^[\d½¼¾⅓⅔]/u.test(after) && lastMethod > mark.index
          : /[\d½¼¾⅓⅔]/u.test(after)
        : isListed || !isLower)
    isListed ||= isTitle && isList
    return isTitle
  })
}

const isWithinSentence = (line: string, at: number): boolean =>
  /[\p{L}\p{N},]\s+$/u.test(line.slice(Math.max(0, at - 10), at))

/** Returns whether a line is the title of notes or tips, which belong to the recipe. */
export function isNotesTitle(text: string): boolean {
  return text.length < 70 && [bare(text), afterDash(text)].some((form) => NOTES_TITLE.test(form))
}

/** Returns whether a line titles content after a recipe: notes, nutrition, comments. */
export function isStopTitle(text: string): boolean {
  return titlesIn(text).stop
}

const CONTROLS = new RegExp(
  [
    'us customary.{0,20}|(?:us|metric|imperial)(?:\\s*[|\\/]?\\s*(?:us|metric|imperial|customary|units|cups))+|\\*?see notes?.{0,12}|metric|imperial|us|units?|cook mode.*|prevent your screen.{0,40}|keep (?:your |the )?screen (?:awake|on).{0,20}|(?:continue reading|keep reading|(?:story|article|recipe) continues)(?: below)?.{0,12}|scherm aanhouden',
    'scale(?: \\d.*)?|[\\d½]+\\s*x(?:\\s*[\\d½]+\\s*x)*|\\+|minus|plus|select all|deselect all|check all',
    'servings?:?.{0,20}|serves:?.{0,20}|yield:?.{0,20}|makes:?.{0,20}|(?:für|for|pour|para|voor) \\d{1,2}.{0,20}',
    '(?:dosi |quantità |porzioni |voor |dla |na |pro |för |til |till |per )(?:per )?\\d{1,2} ?(?:pers|port|pezzi|osob|os[oó]b|osoby|kuvert)[a-zà-ÿ]{0,8}',
    '(?:\\d+ )?(?:portion(?:en|s|er)?(?:/en)?|porties|porcje|personnes?|personen|personer|personas|kişilik):?.{0,10}',
    'cooking mode|start cooking|cook mode|details|step[- ]by[- ]step|utensils|difficulty:.{0,20}|recipe type:.{0,20}|bekijk ingrediëntenlijst|adicionar à lista.{0,20}|continua após.{0,20}|save recipe|\\d{1,2} ?(?:dose/s|personer|portioner|port|kişilik)',
    '\\[ ?(?:edit|bearbeiten|modifier)[^\\]]{0,40}\\]',
    'copy(?: ingredients)?|kopieer.*|print(?: recipe)?|pin(?: recipe)?|save(?: recipe)?|udskriv|jump to.{0,30}',
    'add (?:all |everything |ingredients )?to (?:cart|list|favou?rites|shopping list|collection|my .{0,20}|(?:the |your )?(?:shopping|grocery) list|meal plan.{0,10})|føj til.*',
    'sign up.{0,60}|subscribe.{0,40}|advertisement|anzeige|werbung|(?:la suite après cette )?publicité|advertentie|publicidad|(?:continúa|sigue) (?:tras|después de) la publicidad|pubblicità|continua dopo la pubblicità|publicidade|continua após a publicidade|reklam[ae]?|annons|annonse|mainos|реклама|διαφήμιση|shop (?:ingredients|recipe)|buy ingredients',
    '(?:(?:visit|save|share|print|pin|rate|email|tweet|comment|i made it|jump to recipe|units|usm?|metric|imperial|scale|[123]x|cook mode)\\s*){2,}|local offers(?: change)?|oops! we cannot find .{5,60}|i made it',
    'adjust (?:servings?|portions?|quantit\\w+)|(?:my )?shopping list|.{0,20}zu einkaufsliste.{0,20}|einkaufsliste.{0,20}',
    "bevásárlólista|liste d[’']achats.*|recipe tips|how-to videos|this recipe uses",
    '(?:amount|measure|ingredients?|features|quantity|unit)(?: (?:amount|measure|ingredients?|features|quantity|unit))*',
  ]
    .map((part) => `(?:${part})`)
    .join('|')
    .replace(/^/, '^(?:')
    .concat(')$'),
  'i',
)

/**
 * Returns whether a block is a button, switch or other small control between the lines of a list.
 */
export const isControl = memoize((text: string): boolean => {
  const isWordless = !/\p{L}\p{M}*\p{L}|\p{Script=Han}|\p{Script=Hangul}/u.test(text)
  return isWordless || CONTROLS.test(text.trim()) || isInterfaceText(text)
})
