/** A record of what the load has sent and what was acknowledged; compared with the database at the end. */
export class Ledger {
  /** By the number of a recipe: the last edit that was acknowledged, and the last that was sent. */
  readonly acknowledged: number[] = []
  readonly sent: number[] = []
  /** Texts of acknowledged comments. */
  readonly comments: string[] = []
  /** Titles of the recipes of acknowledged imports, by the import's id. */
  readonly imports = new Map<string, readonly string[]>()
  /** Notes of acknowledged newsletters. */
  readonly newsletters: string[] = []
  /** Stored pictures by key, with the bytes that were sent. */
  readonly pictures = new Map<string, Buffer>()
  /** Answers to readers, by what they were. */
  readonly reads = { right: 0, away: 0 }
  readonly wrong: string[] = []
  /** Writes that were refused, or took too long. */
  readonly failures: string[] = []

  /** Begins with a number of recipes that were not edited yet. */
  expect(recipes: number): void {
    for (let number = 0; number < recipes; number += 1) {
      this.sent[number] = 0
      this.acknowledged[number] = 0
    }
  }

  /** Notes that a write could not be made, and goes on. */
  fail(error: unknown): void {
    this.failures.push(error instanceof Error ? error.message : String(error))
  }
}

/** The content of a recipe after an edit, whose number is in its title. */
export const recipeOf = (number: number, edit: number) => ({
  title: `Fleet recipe ${number} edit ${edit}`,
  slug: `fleet-${number}`,
  ingredientUsageGroups: [
    { ingredientUsages: [{ originalText: `${edit + 1} g of ingredient ${number}` }] },
  ],
  instructionGroups: [{ instructions: [{ content: `Stir ${edit} times.` }] }],
})

/** The edit that a page shows; null when it shows none. */
export function editShown(html: string, number: number): number | null {
  const found = new RegExp(`Fleet recipe ${number} edit (\\d+)`).exec(html)?.[1]
  return found === undefined ? null : Number(found)
}
