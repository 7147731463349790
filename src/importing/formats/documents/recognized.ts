import type { ImportedRecipe } from '../../import-row'
import { ImportProblem } from '../../import-problem'
import { hasEnoughText, RECOGNIZED_WARNING } from '../../recognition/recognize-text'
import { joinWrappedLines } from '../../recognition/wrapped-lines'
import type { RecognizeText } from '../../recognition/recognize-text'
import type { HtmlBlock } from './html-blocks'
import type { ConvertedDocument, DocumentScan } from './worker/document'
import { escapeHtml, scanPlaceholder } from './worker/paragraphs'

const MARK = 'data-recognized'

/** Formats recognised text as HTML, one paragraph per line, each marked as recognised. */
export const formatRecognizedHtml = (text: string): string =>
  joinWrappedLines(text.trim())
    .split('\n')
    .map((line) => `<p ${MARK}>${escapeHtml(line)}</p>`)
    .join('')

/** Returns whether a block is a line recognised in a picture. */
export const isRecognizedBlock = ({ html }: HtmlBlock): boolean => html.startsWith(`<p ${MARK}`)

/** Marks a recipe with recognised text as a draft that needs review. */
export const markRecognized = (recipe: ImportedRecipe): ImportedRecipe => ({
  ...recipe,
  isDraft: true,
  needsReview: true,
  warnings: [...recipe.warnings, RECOGNIZED_WARNING],
})

/**
 * Adds the recognised text of the scanned pages of a document.
 * @throws ImportProblem if all pages are pictures and no text was recognised
 * @see docs/product/import-and-export.md#recognised-text
 */
export async function readScans(
  { html, warnings, scans = [] }: ConvertedDocument,
  recognize: RecognizeText,
): Promise<ConvertedDocument> {
  let read = html
  const failed = new Map<number, string>()
  for (const scan of scans) {
    const text = await recognizePage(scan, recognize).catch((error: unknown) => {
      if (!(error instanceof ImportProblem)) throw error
      failed.set(scan.page, error.message)
      return ''
    })
    read = read.replace(scanPlaceholder(scan.page), () =>
      text === '' ? '' : formatRecognizedHtml(text),
    )
  }
  const [problem] = failed.values()
  if (problem === undefined) return { html: read, warnings }
  if (!/[^<>\s](?![^<]*>)/.test(read)) throw new ImportProblem(problem)
  const named = [...failed.keys()].slice(0, MAX_NAMED_PAGES).join(', ')
  return { html: read, warnings: [...warnings, `Pages that were not read: ${named}. ${problem}`] }
}

const MAX_NAMED_PAGES = 20

/** Recognises the text of a page, whose pictures may be strips of one scan. */
async function recognizePage(scan: DocumentScan, recognize: RecognizeText): Promise<string> {
  const texts: string[] = []
  for (const picture of scan.pictures) texts.push((await recognize(picture)).trim())
  const text = texts.filter((each) => each !== '').join('\n\n')
  if (!hasEnoughText(text)) throw new ImportProblem('No text was recognised in this picture.')
  return text
}
