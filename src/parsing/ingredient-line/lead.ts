import { closingBracket, readAmountsOnly, readMeasure, readUpperEnd, skipApproximate } from '@/src/parsing/ingredient-line/amounts'
import type { ReadQuantity } from '@/src/parsing/ingredient-line/numbers'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, textOf } from '@/src/parsing/ingredient-line/tokens'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { CONTAINERS, MEASURE_MODIFIERS, MEASURES, NAME_LIKE_UNITS, SIZES } from '@/src/parsing/ingredient-line/unit-words'
import type { ReadUnit } from '@/src/parsing/ingredient-line/units'
import { readUnit } from '@/src/parsing/ingredient-line/units'

/** What stands before the name: amount, size, other amounts, words like "about". */
export interface Lead extends ParsedAmount {
  alternatives: ParsedAmount[]
  size: string | null
  notes: string[]
  next: number
}

/** Reads the amount at the start of a line, with everything that belongs to it. */
export function readLead(tokens: Token[], language?: string): Lead {
  return new LeadReader(tokens, language).read()
}

const VAGUE = new Set(['a', 'an', 'few', 'some', 'good', 'generous', 'couple', 'several', 'big', 'small', 'large', 'of', 'eine', 'etwas', 'une', 'un', 'una', 'een', 'en', 'quelques', 'enkele', 'einige', 'um', 'uma', 'the', 'healthy', 'heaped', 'nice', 'fat', 'tiny'])
const OF = new Set(['of', 'de', 'di', 'van', 'del', "d'", 'af', 'av', 'da'])

class LeadReader {
  private at = 0
  private readonly alternatives: ParsedAmount[] = []
  private readonly sizes: string[] = []
  private readonly notes: string[] = []
  private pendingNext: number | null = null

  constructor(
    private readonly tokens: Token[],
    private readonly language: string | undefined,
  ) {}

  read(): Lead {
    this.skipAbout()
    const quantity = readQuantity(this.tokens, this.at)
    if (quantity && !this.isNameStart(quantity)) return this.withQuantity(quantity)
    return this.vague()
  }

  private isNameStart(quantity: ReadQuantity): boolean {
    const after = this.tokens[quantity.next]
    return isAt(this.tokens, quantity.next, '%') || (after?.text === '-' && /^(?:spice|grain|minute|up)$/.test(this.tokens[quantity.next + 1]?.lower ?? ''))
  }

  private skipAbout(): void {
    const next = skipApproximate(this.tokens, this.at)
    const quantity = next > this.at ? readQuantity(this.tokens, next) : null
    if (!quantity) return
    this.notes.push(textOf(this.tokens.slice(this.at, next)))
    this.at = next
  }

  private withQuantity(quantity: ReadQuantity): Lead {
    this.at = quantity.next
    this.readContainerSizes()
    this.readSizes()
    this.readContainerSizes()
    this.readOtherCount()
    const unit = this.readPrimaryUnit()
    const range = unit ? this.upperEnd(quantity, unit) : quantity
    if (unit) this.readSecondAmounts()
    if (unit && MEASURES.has(unit.slug)) this.skipPieceWord()
    this.readSizes()
    this.skipOf()
    return this.result(range, unit)
  }

  private upperEnd(quantity: ReadQuantity, unit: ReadUnit): ReadQuantity {
    const end = readUpperEnd(this.tokens, this.at, unit.slug, this.language)
    if (!end) return quantity
    this.at = end.next
    return { ...quantity, max: end.amount.quantityMax ?? quantity.max }
  }

  // "1 small or ½ large eggplant": a second count with its own size.
  private readOtherCount(): void {
    if (this.sizes.length === 0 || !isAt(this.tokens, this.at, 'or')) return
    const quantity = readQuantity(this.tokens, this.at + 1)
    if (!quantity || !SIZES.has(this.tokens[quantity.next]?.lower ?? '')) return
    this.sizes.push('or', this.tokens[quantity.next]?.text ?? '')
    const count = { quantityMin: quantity.min, quantityMax: quantity.max, unit: null, unitText: null }
    this.take(count, quantity.next + 1)
  }

  // "4cm/1½in piece of ginger", "14 oz package noodles": the measure counts, the piece is a remark.
  private skipPieceWord(): void {
    const unit = readUnit(this.tokens, this.at, this.language)
    const isPiece = unit && (unit.slug === 'piece' || CONTAINERS.has(unit.slug))
    if (!isPiece || this.isLast(unit) || this.tokens[unit.next]?.kind !== 'word') return
    if (unit.slug !== 'piece') this.notes.push(unit.text)
    this.at = unit.next
  }

  private result(quantity: ReadQuantity | null, unit: ReadUnit | null): Lead {
    return {
      quantityMin: quantity?.min ?? null,
      quantityMax: quantity?.max ?? null,
      unit: unit?.slug ?? null,
      unitText: unit?.text ?? null,
      alternatives: this.alternatives,
      size: this.sizes.length ? this.sizes.join(' ') : null,
      notes: this.notes,
      next: this.at,
    }
  }

  // "1 (14-oz) can", "2 x 400g tins", "1 14-ounce can", "2 1-inch pieces".
  private readContainerSizes(): void {
    if (isAt(this.tokens, this.at, 'x', '×', '*') && this.tokens[this.at + 1]?.kind === 'number') this.at += 1
    for (;;) {
      if (this.readBracket() || this.readBareMeasure()) continue
      if (this.alternatives.length && isAt(this.tokens, this.at, '/', '-')) {
        const read = readMeasure(this.tokens, this.at + 1, this.language)
        if (read) {
          this.take(read.amount, read.next)
          continue
        }
        if (isAt(this.tokens, this.at, '-')) {
          this.at += 1
          continue
        }
      }
      return
    }
  }

  private take(amount: ParsedAmount, next: number): void {
    this.alternatives.push(amount)
    this.at = next
    if (isAt(this.tokens, this.at, '-') && /^(?:thick|long|wide|size|diameter|tall)$/.test(this.tokens[this.at + 1]?.lower ?? '')) this.at += 2
  }

  private readBracket(): boolean {
    if (!isAt(this.tokens, this.at, '(', '[')) return false
    const end = closingBracket(this.tokens, this.at)
    const inner = this.tokens.slice(this.at + 1, end)
    const amounts = this.measureAcrossBracket(inner, end) ?? readAmountsOnly(inner, this.language)
    if (!amounts) return false
    this.alternatives.push(...amounts)
    this.at = this.pendingNext ?? end + 1
    this.pendingNext = null
    return true
  }

  // "1 (3 1/2) pound leg of lamb": the unit of the bracket stands behind it.
  private measureAcrossBracket(inner: Token[], end: number): ParsedAmount[] | null {
    const quantity = readQuantity(inner, 0)
    const unit = readUnit(this.tokens, end + 1, this.language)
    if (quantity?.next !== inner.length || !unit || !MEASURES.has(unit.slug)) return null
    const { min, max } = quantity
    const amount = { quantityMin: min, quantityMax: max, unit: unit.slug, unitText: unit.text }
    this.pendingNext = unit.next
    return [amount]
  }

  private readBareMeasure(): boolean {
    const read = readMeasure(this.tokens, this.at, this.language)
    if (!read) return false
    this.take(read.amount, read.next)
    return true
  }

  private readSizes(): void {
    for (;;) {
      const token = this.tokens[this.at]
      if (token?.lower === 'very' && SIZES.has(this.tokens[this.at + 1]?.lower ?? '')) {
        this.sizes.push(token.text)
        this.at += 1
        continue
      }
      if (!token || !SIZES.has(token.lower)) return
      this.sizes.push(token.text)
      this.at += 1
      this.skipDot()
      const joint = this.tokens[this.at]
      const isJoined = joint && ['to', 'or', '-', '/'].includes(joint.lower)
      if (isJoined && SIZES.has(this.tokens[this.at + 1]?.lower ?? '')) {
        this.sizes.push(joint.text)
        this.at += 1
      } else if (joint && /^sized?$/.test(joint.lower)) this.at += 1
      if (isAt(this.tokens, this.at, ',')) this.at += 1
    }
  }

  private skipDot(): void {
    if (this.tokens[this.at]?.text === '.' && !this.tokens[this.at]?.spaceBefore) this.at += 1
  }

  private readPrimaryUnit(): ReadUnit | null {
    let start = this.at
    if (isAt(this.tokens, start, '-') && !this.tokens[start]?.spaceBefore) start += 1
    while (MEASURE_MODIFIERS.has(this.tokens[start]?.lower ?? '')) start += 1
    const unit = this.describedUnit(start) ?? readUnit(this.tokens, start, this.language)
    if (!unit || this.isName(unit)) return null
    for (let i = this.at; i < start; i += 1) {
      const word = this.tokens[i]
      if (word?.kind === 'word') this.notes.push(word.text)
    }
    this.at = unit.next
    this.skipRepeatedUnit(unit)
    return unit
  }

  // "thumb-sized piece of", "medium-length stalks", "deli slices of".
  private describedUnit(at: number): ReadUnit | null {
    const word = this.tokens[at]
    const unit = readUnit(this.tokens, at + 1, this.language)
    if (word?.kind !== 'word' || !unit || !NAME_LIKE_UNITS.has(unit.slug)) return null
    const isDescribed = /-(?:sized?|length)$/.test(word.lower) || OF.has(this.tokens[unit.next]?.lower ?? '')
    if (!isDescribed || readUnit(this.tokens, at, this.language)) return null
    return { ...unit, text: `${word.text} ${unit.text}` }
  }

  // "3 cloves" alone, "2 cloves, crushed": no name follows, so the unit word is the name.
  private isName(unit: ReadUnit): boolean {
    if (!NAME_LIKE_UNITS.has(unit.slug)) return false
    const after = this.tokens[unit.next]
    if (!after) return true
    return after.kind === 'mark' && after.text !== '(' && after.text !== '/'
  }

  private skipRepeatedUnit(unit: ReadUnit): void {
    const again = readUnit(this.tokens, this.at, this.language)
    if (again?.slug === unit.slug) this.at = again.next
  }

  // After the unit: "/120 g", "(4 oz)", "or 120 g", "plus 2 tbsp", "1lb 2oz", "400g tin".
  private readSecondAmounts(): void {
    while (this.readBracket() || this.readJoined() || this.readBareMeasure());
  }

  private readJoined(): boolean {
    const isJoint = isAt(this.tokens, this.at, '/', '|', 'or', 'plus', '+', '=', '-', '–', '&', 'and', ',', ';')
    if (!isJoint) return false
    const bare = isAt(this.tokens, this.at, '/') ? readUnit(this.tokens, this.at + 1, this.language) : null
    if (bare && MEASURES.has(bare.slug)) {
      this.at = bare.next
      return true
    }
    const read = readMeasure(this.tokens, this.at + 1, this.language)
    if (!read) return false
    if (isAt(this.tokens, this.at, 'plus')) this.notes.push('plus')
    this.take(read.amount, read.next)
    return true
  }

  private skipOf(): void {
    const word = this.tokens[this.at]
    if (word && OF.has(word.lower) && word.text === word.lower) this.at += 1
  }

  // "a pinch of", "handful", "a few sprigs": a unit without a number.
  private vague(): Lead {
    let start = this.at
    while (VAGUE.has(this.tokens[start]?.lower ?? '')) start += 1
    const unit = this.describedUnit(start) ?? readUnit(this.tokens, start, this.language)
    if (!unit || !this.isVagueUnit(unit, start)) return this.result(null, null)
    const before = this.tokens.slice(this.at, start)
    for (const token of before) (SIZES.has(token.lower) ? this.sizes : this.notes).push(token.text)
    this.at = unit.next
    this.readSecondAmounts()
    this.skipOf()
    return this.result(null, unit)
  }

  private isVagueUnit(unit: ReadUnit, start: number): boolean {
    if (MEASURES.has(unit.slug) || this.isLast(unit)) return false
    const isOf = isAt(this.tokens, unit.next, 'of')
    return isOf || unit.text.includes(' ') || start > this.at || !NAME_LIKE_UNITS.has(unit.slug)
  }

  private isLast(unit: ReadUnit): boolean {
    return unit.next >= this.tokens.length || isAt(this.tokens, unit.next, ',')
  }
}
