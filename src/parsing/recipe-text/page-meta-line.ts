import { isDurationText } from '@/src/parsing/duration'

/** "4 servings", "2人分": how many a recipe is for. */
const SERVINGS =
  /^(?:(?:serves|für|pour|para|per|voor|för|til|dla|pro|для)\s)?(?:ca\.?\s*)?\d{1,3}(?:\s*[-–]\s*\d{1,3})?\s*(?:servings?|people|persons?|portions?|personnes?|personen|porties|portionen|porciones|raciones|comensales|personas|porções|pessoas|porzioni|persone|porcje|porcji|osoby|osób|osob|porcí|porce|porcie|portioner|personer|pers\.?|porsjoner|annosta|annos|adag|személyre|kişilik|порци[ийя]|персон\p{L}?|человека?|порції|порцій|μερίδες|άτομα|인분|人分|人前|人份)$/iu

/** "Порции 3", "Servings: 4" */
const COUNTED =
  /^(?:servings?|serves|portion(?:en|s|er)?|personnes|person(?:en|er|as|e)|porties|porcj[ei]|porc[ei]|porciones|raciones|comensales|porções|porzioni|porsjoner|annosmäärä|annoksia|adag|порци[ийя]|порції|μερίδες|porții)\s*[:：]?\s*\d{1,3}$/iu

/** True for a line that only says how many a recipe is for. */
export const isServings = (text: string): boolean =>
  text.length < 40 && (SERVINGS.test(text.trim()) || COUNTED.test(text.trim()))

const VOTES =
  /\d\s*(?:ratings?|reviews?|votes?|comments?|likes|views|shares|bewertung(?:en)?|kommentare?|avis|commentaires?|notes|votos|opiniones|comentarios|comentários|avaliações|valoraciones|voti|recensioni|commenti|beoordeling(?:en)?|reacties|röster|omdömen|kommentarer|stemmer|anmeldelser|głos(?:y|ów)|ocen|opinii|hodnocení|hlasů|szavazat|oy|yorum|отзыв\p{L}*|оцен\p{L}*|голос\p{L}*|комментари\p{L}*)(?!\p{L})/iu

/**
 * True for what stands between the title of a page and its recipe: ratings, the author and the day, or
 * servings, times and the like in a row ("Serves 4 | 30 minutes | Easy").
 */
export function isPageMeta(text: string): boolean {
  if (text.length > 90 || !/\d/.test(text)) return false
  if (VOTES.test(text)) return true
  const parts = text.split(/\s+[|·•]\s+/)
  return (
    parts.length > 1 &&
    parts.some((part) => isServings(part) || isDurationText(part) || /^serves \d/i.test(part))
  )
}
