import { isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { getElementsByTagName } from 'domutils'

type TextStyle = { isBold: boolean; size: number | null }
type ParagraphStyle = TextStyle & { isBreakBefore: boolean; level: number }

/** Looks up styles of an OpenDocument file by name. */
export type OdtStyles = {
  paragraph: (name: string | undefined) => ParagraphStyle
  /** The style of a span in a paragraph or in another span. */
  text: (name: string | undefined, outer: TextStyle) => TextStyle
  /** Whether a list has numbers or bullets; null for a style that says neither. */
  listKind: (name: string | undefined) => 'ul' | 'ol' | null
}

const DEFAULT_POINTS = 12
const MAX_PARENTS = 20

/** Reads the styles of `styles.xml` and `content.xml`. */
export function readOdtStyles(documents: readonly ChildNode[][]): OdtStyles {
  const styles = new Map<string, Element>()
  const lists = new Map<string, 'ul' | 'ol'>()
  for (const nodes of documents) {
    for (const style of getElementsByTagName('style:style', nodes, true)) {
      styles.set(style.attribs['style:name'] ?? '', style)
    }
    for (const style of getElementsByTagName('text:list-style', nodes, true)) {
      const [first] = style.children.filter(isTag)
      const kind = first?.name === 'text:list-level-style-number' ? 'ol' : 'ul'
      lists.set(style.attribs['style:name'] ?? '', kind)
    }
  }
  return {
    paragraph: (name) => paragraphStyle(lineage(styles, name)),
    text: (name, outer) => ({ ...outer, ...textStyle(lineage(styles, name), outer.size) }),
    listKind: (name) => lists.get(name ?? '') ?? null,
  }
}

/** Returns the ancestors of a style, followed by the style. */
function lineage(styles: ReadonlyMap<string, Element>, name: string | undefined): Element[] {
  const found: Element[] = []
  let style = styles.get(name ?? '')
  while (style && found.length < MAX_PARENTS) {
    found.unshift(style)
    style = styles.get(style.attribs['style:parent-style-name'] ?? '')
  }
  return found
}

function paragraphStyle(styles: readonly Element[]): ParagraphStyle {
  const own = textStyle(styles, DEFAULT_POINTS)
  const properties = styles.map((style) => propertiesOf('style:paragraph-properties', style))
  const names = styles.map((style) => style.attribs['style:name'] ?? '')
  return {
    isBold: own.isBold ?? false,
    size: own.size ?? DEFAULT_POINTS,
    isBreakBefore: properties.at(-1)?.['fo:break-before'] === 'page',
    level: names.includes('Title') ? 1 : 0,
  }
}

function textStyle(styles: readonly Element[], outer: number | null): Partial<TextStyle> {
  const found: Partial<TextStyle> = {}
  for (const style of styles) {
    const properties = propertiesOf('style:text-properties', style)
    const weight = properties['fo:font-weight']
    if (weight !== undefined) found.isBold = weight === 'bold' || Number(weight) >= 600
    const size = pointsOf(properties['fo:font-size'], found.size ?? outer)
    if (size !== null) found.size = size
  }
  return found
}

const propertiesOf = (name: string, style: Element): Readonly<Record<string, string>> =>
  style.children.filter(isTag).find((child) => child.name === name)?.attribs ?? {}

function pointsOf(size: string | undefined, outer: number | null): number | null {
  const match = /^([\d.]+)(pt|%)$/.exec(size ?? '')
  if (!match) return null
  const value = Number(match[1])
  return match[2] === 'pt' ? value : ((outer ?? DEFAULT_POINTS) * value) / 100
}
