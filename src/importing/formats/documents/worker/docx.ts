import mammoth from 'mammoth'
import { hashBytes, openContainer } from './container'
import type { Container } from './container'
import type { ConvertedDocument } from './document'
import { rankHeadingSizes } from './paragraphs'
import { isRecord } from './records'

const STYLES = [
  "br[type='page'] => hr",
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
]

/**
 * Converts a Word document (`.docx`) as displayed, without deleted text and comments. Runs no
 * macros and fetches no linked files.
 * @throws DocumentProblem for a damaged or oversized document
 */
export async function convertDocx(bytes: Buffer): Promise<ConvertedDocument> {
  const container = await openContainer(bytes)
  const pictures = await container.pictures()
  let isLinked = false
  const convertImage = mammoth.images.imgElement(async (image) => {
    const picture = await image.readAsBuffer().catch(() => null)
    if (picture === null) isLinked = true
    return { src: (picture && pictures.get(hashBytes(picture))) ?? '' }
  })
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    {
      styleMap: STYLES,
      ignoreEmptyParagraphs: false,
      externalFileAccess: false,
      convertImage,
      transformDocument: markHeadings,
    },
  )
  return { html: value, warnings: warningsOf(container, isLinked) }
}

function warningsOf({ names }: Container, isLinked: boolean): string[] {
  return [
    ...(isLinked
      ? ['A picture in the document is only linked and was not fetched. Add it by hand.']
      : []),
    ...(names.some((name) => /vbaProject\.bin$/i.test(name))
      ? ['The document contains macros, which were not run.']
      : []),
  ]
}

/** Applies heading styles to paragraphs in a large font if the author used none. */
function markHeadings(document: unknown): unknown {
  const paragraphs = mapElements(document, []).map(measure)
  const isMarked = paragraphs.some(({ element }) => /^heading \d|^title$/i.test(styleOf(element)))
  if (isMarked) return document
  const levelOf = rankHeadingSizes(paragraphs)
  for (const paragraph of paragraphs) {
    const level = levelOf(paragraph)
    if (level > 0)
      Object.assign(paragraph.element, { styleId: null, styleName: `heading ${level}` })
  }
  return document
}

type WordElement = Record<string, unknown>

function mapElements(element: unknown, found: WordElement[]): WordElement[] {
  if (!isRecord(element)) return found
  if (element['type'] === 'paragraph') found.push(element)
  const children = element['children']
  if (Array.isArray(children)) for (const child of children) mapElements(child, found)
  return found
}

const styleOf = (element: WordElement): string => {
  const name = element['styleName']
  return typeof name === 'string' ? name : ''
}

/** Word's default font size, for runs without one. */
const DEFAULT_POINTS = 12

function measure(element: WordElement) {
  const runs = textRuns(element, DEFAULT_POINTS, [])
  const words = runs.filter(({ text }) => text.trim() !== '')
  return {
    element,
    length: words.reduce((sum, { text }) => sum + text.length, 0),
    size: words.length === 0 ? null : Math.min(...words.map(({ size }) => size)),
    level: 0,
    list: element['numbering'] ? ('ul' as const) : null,
  }
}

type TextRun = { text: string; size: number }

function textRuns(element: unknown, size: number, found: TextRun[]): TextRun[] {
  if (!isRecord(element)) return found
  const { type, value, fontSize, children } = element
  if (type === 'text' && typeof value === 'string') found.push({ text: value, size })
  const own = type === 'run' && typeof fontSize === 'number' ? fontSize : size
  if (Array.isArray(children)) for (const child of children) textRuns(child, own, found)
  return found
}
