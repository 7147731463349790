/** Nutrients that only a nutrition table names, without accents: no list of ingredients has them. */
const NUTRIENTS =
  'energi[ae]?|energie|energy|enerji|energetick\\p{L}+|valor energetico|brennwert|(?:kilo)?calori\\p{L}*|(?:kilo)?kalori\\p{L}*|kcal|kj|kohlenhydrate?|glucides?|carbo(?:hydrates?|hidratos|idrati|idratos)|carbohidratos?|carbs|hidratos(?: de carbono)?|koolhydraten|weglowodany|kolhydrater|kulhydrat(?:er)?|karbohydrat(?:er)?|hiilihydraat\\p{L}+|sacharid\\p{L}+|szenhidrat|karbonhidrat|glucide|lipid[ei]s?|gesattigte\\p{L}* .{3,15}|(?:acides? gras|grass[io]|grasas?|gorduras?|graisses|tuky)\\s+satur\\p{L}+|verzadigd\\p{L}* .{3,12}|saturated(?: fat)?|c?h?olesterol\\p{L}*|cholesterin|sodium|sodio|natrium|калорийность|калории|энергетическая ценность|углеводы|вуглеводи|υδατανθρακες|θερμιδες|ενεργεια|エネルギー|カロリー|炭水化物|食塩相当量'
/** Names of nutrients in such a table that are ingredients elsewhere. */
const SHARED =
  'eiwei(?:ss|ß)|eiwit(?:ten)?|protein\\p{L}*|bialk[oa]|bilkovin\\p{L}|feherje|белки|білки|жиры|жири|πρωτεινες|λιπαρα|vet(?:ten)?|fett|fat|fedt|rasva|tuky|tluszcz\\p{L}*|grassi|grasas?|gorduras?|matieres? grasses?|sucres?|zucker|suikers?|zuccheri|azucar(?:es)?|acucares?|sugars?|sockerarter|salz|sel|sale|salt|zout|fibres?|fibra[s]?|fiber|ballaststoffe|vezels|kostfiber|blonnik|vlaknina|rost|たんぱく質|脂質|食物繊維|糖質'
const MEASURE = '[\\s:：=~<>≈.,/()%\\d-]|(?:kcal|kj|mg|µg|mcg|gr?|cal|ккал|кдж|мг|г)(?![\\p{L}])'

const only = (names: string): RegExp =>
  new RegExp(`^(?:${MEASURE})*(?:${names})(?:${MEASURE})*$`, 'iu')
const STRONG = only(NUTRIENTS)
const WEAK = only(SHARED)

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** "1520 ккал", "380 kcal / part": energy and nothing else. */
const ENERGY =
  /^(?:ca\.?\s)?\d[\d.,\s]*(?:kcal|kj|ккал|кдж|大卡|千卡|キロカロリー|칼로리|سعرة\p{L}*)(?!\p{L})[^\d]{0,25}$|^(?:k?cal|kj|ккал|кдж)\.?$/iu

const isFor = (pattern: RegExp, text: string): boolean =>
  text.length < 60 && /\d/.test(text) && pattern.test(bare(text))

/**
 * Removes nutrition lines from a list ("Energia Kcal 420", "Kohlenhydrate 60 g"). Lines that may be
 * food ("Zucker 20 g") are removed only beside one that is not.
 */
export function removeNutrition<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const strong = lines.map(({ text }) => isFor(STRONG, text) || ENERGY.test(text))
  const weak = lines.map(({ text }) => isFor(WEAK, text))
  const isCut = [...strong]
  // Both ways from each line that is certain.
  for (let at = 1; at < lines.length; at += 1) if (weak[at] && isCut[at - 1]) isCut[at] = true
  for (let at = lines.length - 2; at >= 0; at -= 1) if (weak[at] && isCut[at + 1]) isCut[at] = true
  return lines.filter((_, at) => !isCut[at])
}
