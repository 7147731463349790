import { isDurationText } from '@/src/parsing/duration'
import { FACT_LABELS } from '@/src/parsing/recipe-lines/fact-labels'
import { isSentence } from '@/src/parsing/recipe-lines/line-kind'
import { isServingsLine } from '@/src/parsing/recipe-lines/page-meta-line'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Other facts on cards beside times and servings: difficulty, cost, cuisine. */
const OTHER =
  'difficulty(?: level)?|level(?: of difficulty)?|skill(?: level)?|cost|budget|cuisine|course|calories|kcal|schwierigkeit(?:sgrad)?|kosten|niveau|difficulté|coût|dificultad|dificuldade|coste|costo|nivel|difficoltà|moeilijkheid(?:sgraad)?|kosten|trudność|poziom trudności|stopień trudności|koszt|obtížnost|náročnost|obťažnosť|svårighetsgrad|sværhedsgrad|vanskelighetsgrad|vaikeus(?:aste|taso)?|nehézség(?:i fok)?|költség|dificultate|nivel de dificultate|(?:βαθμός )?δυσκολίας?|zorluk(?: (?:derecesi|seviyesi))?|сложность|складність|難易度|费用の目安|費用目安|难度|難度|난이도|(?:مستوى )?الصعوبة|(?:רמת|דרגת) קושי|कठिनाई(?: स्तर)?|(?:tingkat )?kesulitan|độ khó'
/** Times that no field of a recipe holds. */
const RESTING =
  '(?:rest(?:ing)?|chill(?:ing)?|rising|marinating|freezing|soaking|additional) ?time|(?:ruhe|kühl|geh|warte|marinier|einweich)zeit|(?:temps de )?repos|tiempo de reposo|cocinado|reposo|(?:tempo di )?riposo|lievitazione|(?:tempo de )?descanso|(?:rust|wacht|rijs|koel)tijd|czas (?:oczekiwania|chłodzenia)|odpočinek|(?:vilo|jäs|kyl)tid|hvile(?:tid)?|hæve(?:tid)?|lepoaika|pihentetés|timp de odihnă|(?:χρόνος )?αναμονής|dinlen(?:dir)?me(?: süresi)?|(?:время )?отдыха|冷却時間|寝かせ時間|静置时间|휴지 ?시간'
const CARD_LABEL = new RegExp(`^(?:${OTHER}|${RESTING})(?=[\\s:：]|$)`, 'iu')

/** "easy", "günstig", "średni": what difficulty and cost are told in. */
const DEGREES = new RegExp(
  `^(?:(?:sehr|muy|très|molto|very|velmi|bardzo|super) )?(?:${[
    'easy|medium|moderate|hard|difficult|simple|beginner|intermediate|advanced|low|high|average(?: budget)?|cheap',
    'einfach|leicht|simpel|normal|mittel|schwer|schwierig|anspruchsvoll|günstig|preiswert|pfiffig',
    'facile|moyen(?:ne)?|difficile|bon marché|assez cher|cher|bas(?:so|sa)?|medi[ao]|alt[ao]|fácil|difícil|bajo|baixo|média|médio|barato|caro|econômico|económico',
    'makkelijk|eenvoudig|gemiddeld|moeilijk|łatw[yea]|średni[ae]?|trudn[yea]|snadn[áéý]|střední|jednoduch[áéý]|náročn[áéý]|ľahk[éáý]|stredn[éáý]|lätt|enkel|medel|svår|avancerad|let|nem|mellem|svær|middels|vanskelig|helppo|keskitaso|vaativa|könnyű|közepes|nehéz|egyszerű|ușor|usor|mediu|dificil',
    'εύκολ[ηοα]|μέτρι[αο]|δύσκολ[ηοα]|kolay|orta|zor|легк[оийая]{1,2}|просто|средн[яеий]{1,3}|средне|сложн[оыйая]{1,2}|середн[яійє]{1,2}|складн[оаий]{1,2}|簡単|普通|やや難|簡單|简单|中等|困难|쉬움|보통|어려움|초급|중급|سهل(?:ة)?|متوسط(?:ة)?|صعب(?:ة)?|קל|בינוני(?:ת)?|קשה|आसान|मध्यम|कठिन|mudah|sedang|sulit|dễ|trung bình|khó',
  ].join('|')})$`,
  'iu',
)
const COUNT_ONLY = /^\d{1,4}\s?(?:k?cal|kj|ккал)$/iu

const isValue = (text: string): boolean =>
  isDurationText(text) || isServingsLine(text) || DEGREES.test(text)

const bare = (text: string): string => text.replace(/[\s:：]+$/u, '')

/**
 * The text behind the label of a fact; `''` where the label stands alone, null where none begins the line.
 */
function behindLabel(text: string): string | null {
  if (text.length > 60) return null
  const pattern = [CARD_LABEL, ...FACT_LABELS.map(([, label]) => label)].find((each) =>
    each.test(text),
  )
  return pattern === undefined ? null : text.replace(pattern, '').replace(/^[\s:：=–-]+/u, '')
}

/**
 * Returns whether a line is only a fact of a recipe card, or the label of one ("Difficulty: easy",
 * "Cook time").
 */
export function isCardFact(text: string): boolean {
  const value = behindLabel(text)
  if (value === null) return false
  return (
    value === '' ||
    isValue(value) ||
    COUNT_ONLY.test(value) ||
    (CARD_LABEL.test(text) && /[:：]/.test(text))
  )
}

/**
 * The places of lines that tell facts of a card: a label with its value in one line, or on two in
 * either order. Labels that may be something else ("Preparation") count beside a value only.
 */
function factPlaces(lines: readonly TextLine[]): Set<number> {
  const places = new Set<number>()
  lines.forEach(({ text }, at) => {
    const value = behindLabel(text)
    if (value === null) return
    if (value !== '') {
      if (isCardFact(text)) places.add(at)
      return
    }
    const values = [at - 1, at + 1].filter((place) => isValue(bare(lines[place]?.text ?? '')))
    if (values.length === 0 && !CARD_LABEL.test(text)) return
    for (const place of [at, ...values]) places.add(place)
  })
  return places
}

/** Removes facts of the recipe card from a list ("Difficulty" above "easy"). */
export function removeCardFacts(lines: readonly TextLine[]): TextLine[] {
  const places = factPlaces(lines)
  return lines.filter((_, at) => !places.has(at))
}

/** Removes facts of the recipe card above the first sentence of a method. */
export function removeLeadingCardFacts(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(({ text }) => isSentence(text))
  return first < 0 ? [...lines] : [...removeCardFacts(lines.slice(0, first)), ...lines.slice(first)]
}
