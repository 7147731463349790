import type { Token } from '@/src/parsing/ingredient-line/token'

const EASTERN = /[\u3040-\u30ff\u4e00-\u9fff]/

/** Returns whether a text has Japanese or Chinese characters, which need `orderEasternTokens`. */
export const hasEasternText = (text: string): boolean => EASTERN.test(text)

/** "しょうゆ大さじ": the spoon is written together with the name. */
const SPOON = /^(.+?)(大さじ|小さじ|カップ)$/u
/** "半丁": a half is written together with its counter. */
const HALF = /^(半)(個|丁|本|束|カップ)$/u
const IS_SPOON = /^(?:大さじ|小さじ|カップ)$/u
const NUMBER_JOINT = /^[と〜～~–-]$/u

/** Splits spoons and halves from adjacent words and moves a spoon after its number. */
export function orderEasternTokens(tokens: readonly Token[]): Token[] {
  const split = tokens.flatMap((token, i) => splitToken(token, tokens[i + 1]))
  const ordered: Token[] = []
  for (let i = 0; i < split.length; i += 1) {
    const token = split[i]
    if (!token) continue
    const end = IS_SPOON.test(token.lower) ? numberEnd(split, i + 1) : i + 1
    const numbers = split.slice(i + 1, end)
    ordered.push(...numbers, token)
    i = end - 1
  }
  return ordered
}

function splitToken(token: Token, next: Token | undefined): Token[] {
  if (token.kind !== 'word') return [token]
  const parts = HALF.exec(token.text) ?? (next?.kind === 'number' ? SPOON.exec(token.text) : null)
  if (!parts) return [token]
  const [, first = '', second = ''] = parts
  const middle = token.start + first.length
  const isHalf = first === '半'
  return [
    {
      ...token,
      text: first,
      lower: first.toLowerCase(),
      end: middle,
      ...(isHalf ? { kind: 'number', value: 0.5, isFraction: true } : {}),
    },
    { ...token, text: second, lower: second, start: middle, spaceBefore: true },
  ]
}

// "2", "1と1/2", "1〜2": the index after the numbers of a spoon.
function numberEnd(tokens: readonly Token[], at: number): number {
  let end = at
  while (tokens[end]?.kind === 'number') {
    end += 1
    const isJoined = NUMBER_JOINT.test(tokens[end]?.lower ?? '')
    if (isJoined && tokens[end + 1]?.kind === 'number') end += 1
  }
  return end
}
