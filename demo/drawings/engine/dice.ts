/** A small seeded random source (mulberry32): the same seed draws the same picture, always. */
export class Dice {
  private state = 0x811c9dc5

  constructor(seed: string) {
    for (const character of seed) {
      this.state = Math.imul(this.state ^ character.charCodeAt(0), 0x01000193)
    }
  }

  /** The next number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  /** Evenly between `low` and `high`. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Around `centre`, mostly near it, never further than `spread`. */
  around(centre: number, spread: number): number {
    return centre + (this.next() + this.next() - 1) * spread
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One of `items`. Throws RangeError when there are none. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
}
