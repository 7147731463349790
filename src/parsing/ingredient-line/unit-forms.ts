import { toPlural, toSingular } from '@/src/parsing/ingredient-line/english-nouns'

/** The singular and plural of a word. */
export interface WordForms {
  singular: string
  plural: string
}

/** Units of other languages than English, singular and plural; others have one form. */
const PAIRS = `
Tasse Tassen, Prise Prisen, Messerspitze Messerspitzen, Zehe Zehen, Knoblauchzehe Knoblauchzehen,
Scheibe Scheiben, Dose Dosen, Flasche Flaschen, Packung Packungen, Stange Stangen, Zweig Zweige,
Stiel Stiele, Kopf Köpfe, Knolle Knollen, Tafel Tafeln, Karton Kartons, Blatt Blätter,
tasse tasses, pincée pincées, poignée poignées, gousse gousses, tranche tranches, boîte boîtes,
boite boites, morceau morceaux, pièce pièces, sachet sachets, paquet paquets, brin brins,
branche branches, botte bottes, bouquet bouquets, bouteille bouteilles, feuille feuilles,
goutte gouttes, tige tiges, tête têtes, verre verres, noisette noisettes, tablette tablettes,
barquette barquettes, bocal bocaux, bâton bâtons, bulbe bulbes, douzaine douzaines, livre livres,
trait traits, sac sacs, pot pots, gramme grammes, litre litres,
cuillère.à.soupe cuillères.à.soupe, cuillère.à.café cuillères.à.café, cuillère.à.thé cuillères.à.thé,
taza tazas, cucharada cucharadas, cucharadita cucharaditas, pizca pizcas, puñado puñados,
diente dientes, rebanada rebanadas, loncha lonchas, rodaja rodajas, pieza piezas, trozo trozos,
lata latas, sobre sobres, paquete paquetes, manojo manojos, ramo ramos, ramita ramitas,
hoja hojas, tallo tallos, cabeza cabezas, gota gotas, vaso vasos, copa copas, bolsa bolsas,
caja cajas, lámina láminas, onza onzas, libra libras, docena docenas, botella botellas,
gramo gramos, litro litros, chorrito chorritos, chorro chorros, tableta tabletas,
xícara xícaras, xicara xicaras, chávena chávenas, colher.de.sopa colheres.de.sopa,
colher.de.chá colheres.de.chá, colher.de.café colheres.de.café, pitada pitadas,
punhado punhados, dente dentes, fatia fatias, pedaço pedaços, unidade unidades, pote potes,
pacote pacotes, maço maços, folha folhas, talo talos, copo copos, dúzia dúzias, garrafa garrafas,
tazza tazze, tazzina tazzine, cucchiaio cucchiai, cucchiaino cucchiaini, pizzico pizzichi,
manciata manciate, spicchio spicchi, fetta fette, pezzo pezzi, scatola scatole, vasetto vasetti,
barattolo barattoli, bustina bustine, confezione confezioni, mazzo mazzi, mazzetto mazzetti,
rametto rametti, foglia foglie, gambo gambi, costa coste, testa teste, goccia gocce,
bicchiere bicchieri, bottiglia bottiglie, dozzina dozzine, grammo grammi, litro litri, etto etti,
eetlepel eetlepels, theelepel theelepels, kopje kopjes, snufje snufjes, teen tenen,
teentje teentjes, plak plakken, plakje plakjes, stuk stuks, stukje stukjes, blik blikken,
blikje blikjes, potje potjes, zakje zakjes, pakje pakjes, takje takjes, bosje bosjes,
stengel stengels, blaadje blaadjes, vel vellen, druppel druppels, fles flessen,
koppar koppar, matsked matskedar, tesked teskedar, klyfta klyftor, skiva skivor, burk burkar,
kvist kvistar, stjälk stjälkar, näve nävar, påse påsar, nypa nypor`

const BY_FORM = new Map<string, WordForms>()
for (const pair of PAIRS.replaceAll('\n', ' ').split(',')) {
  const [singular = '', plural = ''] = pair.trim().replaceAll('.', '_').split(' ')
  const forms = { singular: singular.replaceAll('_', ' '), plural: plural.replaceAll('_', ' ') }
  for (const form of [forms.singular, forms.plural]) {
    const key = form.toLowerCase()
    if (!BY_FORM.has(key)) BY_FORM.set(key, forms)
  }
}

/** English units that are words, in the singular. */
const ENGLISH = new Set(
  (
    'cup tablespoon teaspoon tablespoonful dessertspoon ounce pound gram gramme kilogram kilogramme ' +
    'kilo milligram milliliter millilitre centiliter centilitre deciliter decilitre liter litre ' +
    'pint quart gallon inch centimeter centimetre millimeter millimetre pinch dash splash glug ' +
    'drizzle squeeze dollop gill drop smidgen handful clove slice piece tin can jar bottle packet ' +
    'pouch package pack bag box carton container tub tube punnet basket envelope bunch sprig stalk ' +
    'rib stick stem head bulb ear leaf sheet wedge strip slab block cube link pod rack skewer floret ' +
    'square strand bar loaf scoop knob round rasher part serving recipe batch katori mug shot jigger ' +
    'glass wineglass thumb'
  ).split(' '),
)
const WITH_S =
  /^(?:tbsp|tbp|tblsp|tsp|lb|oz|pkg|pkt|pc|pce|pt|qt|gal|gm|g|kg|ml|tb|tbl|cm|cda|cda|cdta|btl)s$/i

/** Returns whether a unit is abbreviated ("tbsp", "lbs", "EL"). */
export function isAbbreviation(typed: string): boolean {
  const lower = typed.toLowerCase()
  return WITH_S.test(lower) || lowerForms(lower) === null
}

/** Returns the singular and plural of a unit as typed; an abbreviation has one form. */
export function getUnitForms(typed: string): WordForms {
  const forms = lowerForms(typed.toLowerCase())
  if (!forms) return { singular: typed, plural: typed }
  return { singular: matchCase(typed, forms.singular), plural: matchCase(typed, forms.plural) }
}

function lowerForms(typed: string): WordForms | null {
  if (WITH_S.test(typed)) return { singular: typed.slice(0, -1), plural: typed }
  if (typed === 'dozen') return null
  return englishForms(typed) ?? BY_FORM.get(typed) ?? null
}

// "thumb-sized pieces", "fluid ounces": the last word has the number.
function englishForms(typed: string): WordForms | null {
  const at = typed.lastIndexOf(' ') + 1
  const [before, last] = [typed.slice(0, at), typed.slice(at)]
  const singular = ENGLISH.has(last) ? last : (toSingular(last) ?? '')
  if (!ENGLISH.has(singular)) return null
  return { singular: before + singular, plural: before + (toPlural(singular) ?? singular) }
}

/** Converts a word to the letter case of another: "Cups", "CUPS", "cups". */
export function matchCase(typed: string, word: string): string {
  if (typed === typed.toLowerCase()) return word.toLowerCase()
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase()
  const isCapital = typed.charAt(0) !== typed.charAt(0).toLowerCase()
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
