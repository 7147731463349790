import { isWebAddress } from '@/src/domain/addresses/web-address'
import type { Frame } from './frame'

/** Kinds of things that have no place in a text; `rest` counts characters beyond the longest text. */
export type LeftOutKind =
  'picture' | 'video' | 'table' | 'line' | 'link' | 'underline' | 'strikethrough' | 'rest'

/** Kinds of omitted content, with counts. */
export type LeftOut = Map<LeftOutKind, number>

const BY_NAME: Readonly<Record<string, LeftOutKind>> = {
  img: 'picture',
  picture: 'picture',
  svg: 'picture',
  canvas: 'picture',
  video: 'video',
  audio: 'video',
  iframe: 'video',
  object: 'video',
  embed: 'video',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
}

type Opened = {
  name: string
  attributes: Readonly<Record<string, string>>
  outer: Frame
  frame: Frame
}

/** Counts an omitted element. */
export function countOmitted(leftOut: LeftOut, opened: Opened): void {
  const kind = kindOf(opened)
  if (kind) leftOut.set(kind, (leftOut.get(kind) ?? 0) + 1)
}

function kindOf({ name, attributes }: Opened): LeftOutKind | undefined {
  const style = attributes['style'] ?? ''
  if (name === 'a') return isLostLink(attributes['href']) ? 'link' : undefined
  if (name === 'span' && /text-decoration[^;]*line-through/i.test(style)) return 'strikethrough'
  if (name === 'span' && /text-decoration[^;]*underline/i.test(style)) return 'underline'
  return BY_NAME[name]
}

/** An anchor without an address is none; one to a place of its page says nothing here. */
const isLostLink = (href: string | undefined): boolean =>
  href !== undefined && href !== '' && !href.startsWith('#') && !isWebAddress(href)

const WORDS: Readonly<Record<Exclude<LeftOutKind, 'rest'>, [string, string]>> = {
  picture: ['1 picture', 'pictures'],
  video: ['1 video', 'videos'],
  table: ['1 table (its text is kept)', 'tables (their text is kept)'],
  line: ['1 line', 'lines'],
  link: ['1 link without a web address', 'links without a web address'],
  underline: ['underlining', ''],
  strikethrough: ['strikethrough', ''],
}

/** Describes the omitted content in a sentence; null if there is none. */
export function omittedText(leftOut: LeftOut): string | null {
  const things = Object.entries(WORDS).flatMap(([kind, [one, many]]) => {
    const count = leftOut.get(kind as keyof typeof WORDS) ?? 0
    if (count === 0) return []
    return [count === 1 || many === '' ? one : `${count} ${many}`]
  })
  const rest = leftOut.get('rest')
  const parts =
    rest === undefined ? things : [...things, `the end, ${rest.toLocaleString('en')} characters`]
  return parts.length === 0 ? null : `Left out: ${parts.join(', ')}.`
}
