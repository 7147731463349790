/** An entry of a catalogue to choose from. */
export type Choice = {
  id: string
  label: string
  detail?: string
  /** Other names that it is found by. */
  aliases?: readonly string[]
}

/** Text without case, accents and space around it, to compare. */
const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Ranks names: those that start with the typed text first, then those with a word that does, then others.
 */
export function rankMatches(choices: readonly Choice[], typed: string): readonly Choice[] {
  const query = folded(typed)
  if (query === '') return choices
  const ranked = foldedChoices(choices).flatMap(
    ({ choice, ...names }): { rank: number; choice: Choice }[] => {
      const rank = rankOf(names, query)
      return rank === null ? [] : [{ rank, choice }]
    },
  )
  return ranked.sort((a, b) => a.rank - b.rank).map(({ choice }) => choice)
}

type Names = { name: string; short: string; words: string[]; others: string[] }
const kept = new WeakMap<readonly Choice[], (Names & { choice: Choice })[]>()

/** A catalogue is searched at each key press; its names are folded once. */
function foldedChoices(choices: readonly Choice[]): (Names & { choice: Choice })[] {
  const known = kept.get(choices)
  if (known) return known
  const made = choices.map((choice) => {
    const name = folded(choice.label)
    return {
      choice,
      name,
      short: folded(choice.detail ?? ''),
      words: name.split(/[^\p{L}\p{N}]+/u),
      others: (choice.aliases ?? []).map(folded),
    }
  })
  kept.set(choices, made)
  return made
}

function rankOf({ name, short, words, others }: Names, query: string): number | null {
  const ranks = [
    name === query,
    short === query,
    name.startsWith(query),
    words.some((word) => word.startsWith(query)),
    others.some((other) => other.startsWith(query)),
    name.includes(query),
  ]
  const rank = ranks.indexOf(true)
  return rank < 0 ? null : rank
}
