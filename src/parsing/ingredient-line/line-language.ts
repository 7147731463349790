/** Words that are of one language in an ingredient line. */
const HINTS: Readonly<Record<string, string>> = {
  en: `the of and or with for plus large small medium about fresh dried chopped peeled sliced diced
    minced grated cut into each to taste beaten crushed trimmed halved ripe cloves cups cup tbsp tsp
    pound pounds lb ounces oz a an finely from without boneless skinless whole red green yellow white
    black hot sweet baby juice zest extra optional egg eggs onion onions lemon lemons few couple`,
  de: `und oder mit für ohne große großer großes kleine kleiner kleines mittelgroße el tl prise bund
    zehe zehen stück dose pck päckchen gehackt gehackte geschält gewürfelt rote roter rotes grüne
    ein eine einen einer eines frische frischer etwas saft zum zur vom reife reifer`,
  fr: `le les du des et ou avec pour sans gros grosse petit petite petits petites moyen moyenne un une
    gousse gousses pincée cuillère cuillères soupe café haché émincé coupé coupée frais fraîche rouge
    rouges vert verte jus à aux d' environ`,
  es: `el los las y con para sin grande grandes pequeño pequeña mediano mediana medianos medianas una
    unos unas diente dientes cucharada cucharadas cucharadita pizca picado picada pelado pelada rojo
    roja zumo jugo media taza tazas`,
  it: `il lo gli e con per senza di uno una spicchio spicchi cucchiaio cucchiai cucchiaino pizzico
    tritato tritata grande grandi piccolo piccola medio rosso rossa succo mezzo mezza q circa`,
  pt: `o os as e com para sem uma um dente dentes colher colheres sopa chá pitada picado picada
    médio média pequeno pequena xícara xícaras suco sumo raspas`,
  nl: `het een en of met voor zonder grote kleine eetlepel eetlepels theelepel teentje teentjes teen
    snufje gesneden gehakt rode groene rijpe sap van`,
  sv: `och eller med utan en ett msk tsk dl krm klyfta klyftor hackad skivad stor stora liten små gul
    gula färsk`,
}
const AMBIGUOUS = new Set([
  'e',
  'o',
  'en',
  'of',
  'a',
  'un',
  'una',
  'um',
  'medio',
  'con',
  'per',
  'van',
])

const LANGUAGES_OF = new Map<string, string[]>()
for (const [language, words] of Object.entries(HINTS)) {
  for (const word of words.split(/\s+/)) {
    const languages = LANGUAGES_OF.get(word) ?? []
    LANGUAGES_OF.set(word, [...languages, language])
  }
}

/**
 * Guesses the language of a line from its words, as two letters; returns null if there is no clear
 * winner.
 */
export function guessLanguage(words: readonly string[]): string | null {
  const points = new Map<string, number>()
  for (const word of words) {
    const languages = LANGUAGES_OF.get(word) ?? []
    const weight = (AMBIGUOUS.has(word) ? 0.5 : 1) / languages.length
    for (const each of languages) points.set(each, (points.get(each) ?? 0) + weight)
  }
  const [best, second] = [...points].sort((a, b) => b[1] - a[1])
  return best && best[1] > (second?.[1] ?? 0) ? best[0] : null
}
