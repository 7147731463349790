import type { WordForms } from '@/src/parsing/ingredient-line/unit-forms'

/** Counted foods of German, singular and plural; compounds end with them. Feminine ones have an f. */
const GERMAN = `
zwiebel zwiebeln f, tomate tomaten f, ei eier, apfel äpfel, zehe zehen f, kartoffel kartoffeln f,
karotte karotten f, möhre möhren f, zitrone zitronen f, limette limetten f, orange orangen f,
birne birnen f, gurke gurken f, aubergine auberginen f, banane bananen f, feige feigen f,
dattel datteln f, olive oliven f, traube trauben f, beere beeren f, kirsche kirschen f,
pflaume pflaumen f, aprikose aprikosen f, traube trauben f, nuss nüsse f, mandel mandeln f,
schalotte schalotten f, rübe rüben f, bete beten f, schote schoten f, keule keulen f,
forelle forellen f, garnele garnelen f, muschel muscheln f, wurst würste f, bratwurst bratwürste f,
scheibe scheiben f, stange stangen f, semmel semmeln f, tortilla tortillas f, avocado avocados f,
mango mangos f, kiwi kiwis f, paprika paprikas f, zucchini zucchini f, chilischote chilischoten f,
pfirsich pfirsiche, pilz pilze, champignon champignons, knödel knödel, schenkel schenkel,
filet filets, kürbis kürbisse, kohlrabi kohlrabi, kopf köpfe, salat salate, eigelb eigelbe,
eiweiß eiweiße, blatt blätter, brötchen brötchen, würstchen würstchen, lorbeerblatt lorbeerblätter,
zweig zweige, stern sterne, rettich rettiche, rotkohl rotkohle, granatapfel granatäpfel,
hähnchen hähnchen, huhn hühner, steak steaks, schnitzel schnitzel, kotelett koteletts, brust brüste f`

const FRENCH_X = /(?:eau|eu|ou)$/
const FRENCH_PLAIN_OU = /^(?:chou|genou|bijou|caillou)$/

const lower = (text: string): string => text.toLowerCase()

/** A pair of forms, and whether adjectives before them stay as they are. */
interface Entry extends WordForms {
  isFeminine: boolean
}

const ENTRIES: readonly Entry[] = GERMAN.replaceAll('\n', ' ')
  .split(',')
  .map((row) => row.trim().split(' '))
  .map(([singular = '', plural = '', gender]) => ({ singular, plural, isFeminine: gender === 'f' }))

/** Returns German forms by the last part of a compound: "Kirschtomate" like "Tomate". */
export function getGermanForms(noun: string, adjectives: readonly string[]): WordForms | null {
  const word = lower(noun)
  const matches = ENTRIES.filter(
    ({ singular, plural }) => word.endsWith(singular) || word.endsWith(plural),
  )
  const longest = (a: Entry, b: Entry): number => b.plural.length - a.plural.length
  const entry = matches.sort(longest)[0]
  if (!entry || !/^\p{Lu}/u.test(noun)) return null
  const isAgreed =
    adjectives.length === 0 || (entry.isFeminine && adjectives.every((each) => /e$/.test(each)))
  const form = word.endsWith(entry.plural) ? entry.plural : entry.singular
  const stem = noun.slice(0, noun.length - form.length)
  const whole = (ending: string): string =>
    stem === '' ? ending.charAt(0).toUpperCase() + ending.slice(1) : stem + ending
  if (isShortInside(stem, entry) || !isAgreed) return null
  return { singular: whole(entry.singular), plural: whole(entry.plural) }
}

// "Brei" does not end with "Ei" as a word does.
const isShortInside = (stem: string, { singular }: Entry): boolean =>
  singular.length <= 3 &&
  stem !== '' &&
  !/(?:wachtel|hühner|enten|gänse|bio|freiland|oster)$/i.test(stem)

function french(noun: string): WordForms | null {
  if (/[sx]$/.test(noun)) {
    const singular = noun.slice(0, -1)
    return frenchPlural(singular) === noun ? { singular, plural: noun } : null
  }
  return noun.endsWith('z') ? null : { singular: noun, plural: frenchPlural(noun) }
}

function frenchPlural(noun: string): string {
  if (noun === 'œuf' || noun === 'oeuf') return `${noun}s`
  if (noun.endsWith('al')) return `${noun.slice(0, -1)}ux`
  const isX = FRENCH_X.test(noun) && (!noun.endsWith('ou') || FRENCH_PLAIN_OU.test(noun))
  return noun + (isX ? 'x' : 's')
}

const PLAIN_VOWEL = /[aeiouáéó]$/

function spanish(noun: string): WordForms | null {
  if (/[aeo]s$/.test(noun)) return spanishSingular(noun)
  if (PLAIN_VOWEL.test(noun)) return { singular: noun, plural: `${noun}s` }
  if (noun.endsWith('z')) return { singular: noun, plural: `${noun.slice(0, -1)}ces` }
  if (noun.endsWith('ón')) return { singular: noun, plural: `${noun.slice(0, -2)}ones` }
  return /[lrd]$/.test(noun) ? { singular: noun, plural: `${noun}es` } : null
}

function spanishSingular(noun: string): WordForms | null {
  if (noun.endsWith('ones')) return { singular: `${noun.slice(0, -4)}ón`, plural: noun }
  if (noun.endsWith('ces')) return { singular: `${noun.slice(0, -3)}z`, plural: noun }
  // "tomates" has lost an s, "coliflores" es.
  if (/[lrdn]es$/.test(noun)) return null
  return { singular: noun.slice(0, -1), plural: noun }
}

const ITALIAN = `uovo uova, cipolla cipolle, pomodoro pomodori, carota carote, limone limoni,
  patata patate, zucchina zucchine, melanzana melanzane, peperone peperoni, mela mele, pera pere,
  arancia arance, banana banane, oliva olive, fico fichi, acciuga acciughe, finocchio finocchi,
  carciofo carciofi, scalogno scalogni, salsiccia salsicce, fungo funghi, peperoncino peperoncini,
  tuorlo tuorli, albume albumi, cipollotto cipollotti, foglia foglie, pesca pesche, noce noci,
  gambero gamberi, pomodorino pomodorini, zucca zucche, lime lime, porro porri, cetriolo cetrioli`
const DUTCH = `ui uien, ei eieren, tomaat tomaten, wortel wortels, aardappel aardappelen,
  citroen citroenen, limoen limoenen, appel appels, peer peren, paprika paprika's, courgette courgettes,
  aubergine aubergines, komkommer komkommers, sjalot sjalotten, prei preien, banaan bananen,
  sinaasappel sinaasappels, avocado avocado's, champignon champignons, peper pepers, mango mango's,
  teen tenen, eidooier eidooiers, eiwit eiwitten, bosui bosuien, kipfilet kipfilets, vijg vijgen,
  laurierblad laurierblaadjes, radijs radijzen, pruim pruimen, zoete.aardappel zoete.aardappelen`
const PORTUGUESE_S = /[aeo]$/

const table = (rows: string): Map<string, WordForms> =>
  new Map(
    rows.split(',').flatMap((row) => {
      const [singular = '', plural = ''] = row.trim().split(' ')
      const forms = { singular, plural }
      return [
        [singular, forms],
        [plural, forms],
      ] as const
    }),
  )
const ITALIAN_FORMS = table(ITALIAN)
const DUTCH_FORMS = table(DUTCH)

function portuguese(noun: string): WordForms | null {
  if (PORTUGUESE_S.test(noun) && !noun.endsWith('ão')) return { singular: noun, plural: `${noun}s` }
  if (/(?:lim|pim|mel|camar)ão$/.test(noun))
    return { singular: noun, plural: `${noun.slice(0, -2)}ões` }
  if (/(?:lim|pim|mel|camar)ões$/.test(noun))
    return { singular: `${noun.slice(0, -3)}ão`, plural: noun }
  return /[aeo]s$/.test(noun) && !noun.endsWith('ões')
    ? { singular: noun.slice(0, -1), plural: noun }
    : null
}

const RULES: Readonly<Record<string, (noun: string) => WordForms | null>> = {
  fr: french,
  es: spanish,
  it: (noun) => ITALIAN_FORMS.get(noun) ?? null,
  nl: (noun) => DUTCH_FORMS.get(noun) ?? null,
  pt: portuguese,
}

/** Returns the forms of a noun in lower case in French, Spanish, Italian, Dutch or Portuguese. */
export const getRomanceForms = (noun: string, language: string): WordForms | null =>
  RULES[language]?.(noun) ?? null

const ENGLISH_TOO = new Set(
  'avocado mango paprika courgette courgettes aubergine aubergines champignon champignons lime'.split(
    ' ',
  ),
)

/** Returns the language whose table of foods has a noun, or null. */
export function detectNounLanguage(noun: string): string | null {
  if (/^\p{Lu}/u.test(noun) && getGermanForms(noun, [])) return 'de'
  if (ENGLISH_TOO.has(noun)) return null
  if (DUTCH_FORMS.has(noun)) return 'nl'
  return ITALIAN_FORMS.has(noun) ? 'it' : null
}
