const INGREDIENTS =
  'ingredients?|ingredient list|the ingredients|you(?:\'ll|’ll| will)? need|what you(?:\'ll|’ll| will)? need|shopping list|zutaten(?:liste)?|ingrédients?|ingredientes|ingredienti|ingredi[eë]nten(?:lijst)?|requirements|ingredienser|ingrediencie|ingrediens(?:er)?|składniki|suroviny|hozzávalók|sastojci|namirnice|sestavine|ingrediente|ainekset|malzemeler|材料|配料|食材|재료|ингредиенты|интгредиенты|состав|υλικά|benodigdheden|przepis - składniki|thành phần'

const INSTRUCTIONS =
  'instructions?|directions?|method|methods|preparation(?: steps| method)?|preparation instructions|steps?|procedure|cooking (?:instructions|method|directions)|(?:here[’\']s )?how (?:to|i) (?:make|cook|prepare)(?: it| this| the| these)?.{0,40}|cooking directions|let[’\']s (?:cook|make it)|(?:recipe|zelf|recept).{0,5}zelf .{3,40} maken|zubereitung|anleitung(?:en)?|get started|so (?:geht|wird)[’\']?s(?: gemacht)?|und so wird[’\']?s gemacht|préparation|(?:les )?étapes(?: de (?:la )?(?:préparation|réalisation))?|réalisation|recette|preparación|elaboración|pasos|instrucciones|modo de (?:preparo|preparação|fazer)|como fazer|preparo|preparação|preparazione|procedimento|bereiding(?:swijze)?|aan de slag|zo maak je het|bereiden|werkwijze|gör så här|så här gör du|tillagning|instruktioner|fremgangsm(?:åte|åde)|slik gjør du|sådan gør du|tilberedning|framgangsmåte|przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|postup(?: přípravy| prípravy)?|príprava|příprava|elkészítés|priprema|postopek|preparare|mod de preparare|valmistus|ohje|hazırlanışı|yapılışı|作り方|做法|步骤|制作方法|作法|만드는 법|조리법|приготовление|способ приготовления|пошаговый рецепт|εκτέλεση|cách làm'

const STOPS =
  'verder nodig|potrebujeme|küchengeräte|utensilien|matériel|ustensiles.{0,20}|utensilios|attrezzatura|special equipment|kitchen tools|tools|recommended products|conservation|sugerencias?|make[- ]ahead.{0,20}|rate it|recipe card|did you (?:like|try).{0,30}|nutrici[oó]n.{0,20}|more .{0,20}recipes|hinweise?|anmerkungen?|poznámk[ay]|nutrition(?:al)?.{0,30}|notes?|recipe notes?|tips?(?: .{0,30})?|tips and tricks|tipp(?:s)?|equipment|video|comments?|leave a (?:comment|reply)|reviews?|did you make this.{0,40}|storage|variations?|substitutions?|faqs?.{0,30}|frequently asked.{0,20}|related.{0,30}|you (?:may|might) also.{0,30}|more recipes.{0,40}|share.{0,30}|nährwerte.{0,30}|kommentare?.{0,20}|conseils?|astuces?|notas?|consejos?|dicas?|note|consigli(?:o)?|tip van.{0,30}|voedingswaarden?.{0,20}|printer|print(?: recipe)?|about the author|tags?|categories|kategorien?|allergens?.{0,20}|serving suggestions?|per serving.{0,20}|hodnocení|diskuze|komentáře?|lignende oppskrifter|relaterede.{0,20}|trinkempfehlung|pro portion.{0,20}|recipe (?:video|by|from).{0,40}|rate this.{0,20}|pin (?:it|this).{0,20}|tried this recipe.{0,40}|keywords?:?.{0,40}|schlagw[oö]rte.{0,40}'

const whole = (words: string): RegExp => new RegExp(`^(?:the |les |die |de )?(?:${words})(?:\\s*[:：.]|\\s*\\(.{0,40}\\)|\\s*(?:for|für|pour|para|per|voor|till|til|na|za)\\s.{1,40})?$`, 'iu')

const INGREDIENTS_TITLE = whole(INGREDIENTS)
const INSTRUCTIONS_TITLE = whole(INSTRUCTIONS)
const STOP_TITLE = whole(STOPS)

const bare = (text: string): string => text.replace(/^[^\p{L}]+|[\s:：▢•]+$/gu, '')

/** True for the title of an ingredient list, in any of the languages we know. */
export function isIngredientsTitle(text: string): boolean {
  return text.length < 70 && INGREDIENTS_TITLE.test(bare(text))
}

/** True for the title of the method. */
export function isInstructionsTitle(text: string): boolean {
  return text.length < 70 && INSTRUCTIONS_TITLE.test(bare(text))
}

/** True for the title of what follows a recipe: notes, nutrition, comments. */
export function isStopTitle(text: string): boolean {
  return text.length < 70 && STOP_TITLE.test(bare(text))
}

const CONTROLS =
  /^(?:us customary|metric|imperial|cook mode.*|prevent your screen.*|scale|servings?:?.*|serves:?.*|portion(?:en|s)?:?.*|personnes?|copy|print|jump to.*|add to.*|unit(?:s)?:?.*|1x|2x|3x|½x|[\d½]+\s*x|\+|-|–|minus|plus|yield:?.*|makes:?.*|select all|deselect all|check all|shop ingredients|buy ingredients|adjust.*|porties|porcje|copy ingredients|kopieer.*|udskriv|føj til.*|sign up.*|subscribe.*|scale.*|einkaufsliste.*|.*zu einkaufsliste.*|.*shopping list|bevásárlólista|liste d[’\']achats.*|advertisement|save recipe|recipe tips|how-to videos|for \d+.*|für \d+.*|pour \d+.*|para \d+.*|voor \d+.*)$/i

/** True for buttons and switches that stand between the lines of a list. */
export function isControl(text: string): boolean {
  return !/\p{L}{2}/u.test(text) || CONTROLS.test(text.trim())
}
