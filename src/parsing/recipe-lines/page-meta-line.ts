import { isDurationText } from '@/src/parsing/duration'

/** "4 servings", "2人分": how many a recipe is for. */
const SERVINGS =
  /^(?:(?:serves|für|pour|para|per|voor|för|til|till|for|dla|na|pro|pentru|για|для|на|untuk|cho|สำหรับ|تكفي لـ|تكفي|ל-?)\s*)?(?:ل|לـ|ל-)?\s?(?:ca\.?\s*)?\d{1,3}(?:\s*(?:[-–~〜/]|to|or|bis|oder|à|a|o|ou|tot|al)\s*\d{1,3})?\s*(?:servings?|people|persons?|portions?|personnes?|personen|porties|portionen|porciones|raciones|comensales|personas|porções|pessoas|porzioni|persone|porcje|porcji|osoby|osób|osob|porcí|porce|porcie|portioner|personer|pers\.?|porsjoner|annosta|annos|adag|személyre|kişilik|porsiyon|porții|porție|persoane|hlö|henkilölle|henkilöä|főre|személyre|fő|порци[ийя]|персон\p{L}?|человека?|порції|порцій|осіб|μερίδες|μερίδα|άτομα|أشخاص|شخص|حصص|حصة|מנות|סועדים|אנשים|लोगों के लिए|लोग|porsi|orang|người|phần|khẩu phần|ที่|คน|ท่าน|인분|人分|人前|人份)$/iu

/** "Порции 3", "Servings: 4" */
const COUNTED =
  /^(?:servings?|serves|portion(?:en|s|er)?|personnes|person(?:en|er|as|e)|porties|porcj[ei]|porc[ei]|porciones|raciones|comensales|porções|porzioni|porsjoner|annosmäärä|annoksia|adag|порци[ийя]|порції|μερίδες|porții|(?:număr(?:ul)? de |liczba |počet |antal |antall |aantal |anzahl (?:der )?|nombre de |numero di |número de |numero de |количество |кількість |порций|порцій)?(?:porții|porcji|porc[ií]+|personer|portioner|porsjoner|personen|porties|portionen|personnes|parts|porzioni|persone|personas|porciones|raciones|porções|pessoas|порци[ийя]|порці[йї]|порций|порцій)|αριθμός μερίδων|porsiyon|kaç kişilik|عدد (?:الحصص|الأشخاص)|מספר מנות|מנות|सर्विंग|porsi|khẩu phần|份量|份数|分量|분량|인분)\s*[:：]?\s*[-–+]?\s*\d{1,3}\s?(?:人份|人分|인분|인|人|份|personer|osób|osoby|người|orang|مנות)?\s*[-–+]?$/iu

/** Returns whether a line only states the number of servings. */
export const isServingsLine = (text: string): boolean =>
  text.length < 40 && (SERVINGS.test(text.trim()) || COUNTED.test(text.trim()))

const VOTES =
  /\d\s*(?:ratings?|reviews?|votes?|comments?|likes|views|shares|bewertung(?:en)?|kommentare?|avis|commentaires?|notes|votos|opiniones|comentarios|comentários|avaliações|valoraciones|voti|recensioni|commenti|beoordeling(?:en)?|reacties|röster|omdömen|kommentarer|stemmer|anmeldelser|głos(?:y|ów)|ocen|opinii|hodnocení|hlasů|szavazat|oy|yorum|отзыв\p{L}*|оцен\p{L}*|голос\p{L}*|комментари\p{L}*|відгук\p{L}*|arvostelua?|ääntä|értékelés|vélemény|voturi|vot|recenzii|ψήφο[ις]|αξιολογήσεις|değerlendirme|oceny|件のレビュー|件|个评分|条评论|人评分|レビュー|تقييم\p{L}*|تعليق\p{L}*|דירוגים|ביקורות|रेटिंग|समीक्षा\p{M}*|ulasan|penilaian|đánh giá|bình luận)(?!\p{L})/iu

// "리뷰 23개": languages that count behind the word.
const VOTES_BEFORE = /(?:리뷰|평점|별점|댓글|レビュー|コメント|评分|評分)\s*[:：]?\s*\d/u

/**
 * Returns whether a line is metadata between the title of a page and its recipe: ratings, author
 * and date, or servings and times in a row ("Serves 4 | 30 minutes | Easy").
 */
export function isPageMeta(text: string): boolean {
  if (text.length > 90 || !/\d/.test(text)) return false
  if (VOTES.test(text) || VOTES_BEFORE.test(text)) return true
  const parts = text.split(/\s+[|·•]\s+/)
  return (
    parts.length > 1 &&
    parts.some((part) => isServingsLine(part) || isDurationText(part) || /^serves \d/i.test(part))
  )
}
