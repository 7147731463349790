import { isDescriptive } from './descriptive-words'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const ARTICLES = words('a an the of from your my')

/** Measures and portions before "of": "a ball of mozzarella". */
const PORTIONS = words(`
  sprig clove bulb head wedge slice piece chunk cube half quarter segment stalk spear crown kernel
  knob log ear cob strip rasher bit thumb handful bunch pinch dash splash drizzle glug shake turn
  sprinkle scoop spoonful can jar tube bag packet package bottle box case sheet loaf cup strand ball
  block wheel ring stick round portion amount few couple lot teaspoon tablespoon ounce oz pound lb
  gram
`)

/** Words that start a purpose or accompaniment: "scallions with greens". */
const TAIL_OPENERS = words(`
  with without for on like such plus as including at per than then if see until instead to which
  that packed made
`)

const IN_LIQUID = words('syrup juice oil brine vinegar adobo sauce puree alcohol kirsch rum water')

/**
 * Moves the noun of a name to its end: "leg of lamb" becomes "lamb leg", "juice of lemon" becomes
 * "lemon juice".
 */
export function moveNounLast(name: readonly string[]): readonly string[] {
  if (!name.some((word) => ARTICLES.has(word))) return name
  const at = name.findIndex((word, i) => i > 0 && (word === 'of' || word === 'from'))
  if (at < 0) return name.filter((word) => !ARTICLES.has(word))
  const before = name.slice(0, at).filter((word) => !ARTICLES.has(word))
  const after = moveNounLast(name.slice(at + 1))
  return before.every(isPortion) && after.length > 0 ? after : [...after, ...before]
}

const isPortion = (word: string): boolean =>
  PORTIONS.has(word) || isDescriptive(word) || /^\d+$/.test(word)

/**
 * Removes the purpose from the end of a name; returns null for a food in a liquid, which is another
 * food.
 */
export function removePurpose(name: readonly string[]): readonly string[] | null {
  for (let i = 0; i < name.length; i += 1) {
    const word = name[i] ?? ''
    if (word === 'in') {
      return name.slice(i + 1).some((inner) => IN_LIQUID.has(inner)) ? null : name.slice(0, i)
    }
    const isTail = TAIL_OPENERS.has(word) && !(word === 'to' && isRange(name, i))
    if (isTail) return name.slice(0, i)
  }
  return name
}

// "medium to large shrimp"
function isRange(name: readonly string[], at: number): boolean {
  return at > 0 && name.slice(0, at).every(isDescriptive) && at < name.length - 1
}
