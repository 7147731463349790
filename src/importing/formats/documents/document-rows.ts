import type { ImportRow } from '../../import-row'
import type { SourceFile } from '../../source/source-file'
import { divideBlocks, formatTitleKey, buildPartKeys } from './document-parts'
import { splitHtmlBlocks } from './html-blocks'
import { markRecognized } from './recognized'
import { readPartRecipe } from './part-recipe'
import type { ConvertedDocument } from './worker/document'

/**
 * Builds the rows of a converted document, one per recipe; the first carries the warnings of the
 * document.
 */
export function buildDocumentRows(
  file: SourceFile,
  { html, warnings }: ConvertedDocument,
): ImportRow[] {
  const { parts, doubt } = divideBlocks(splitHtmlBlocks(html))
  const known = [...warnings, ...(doubt === null ? [] : [doubt])]
  const keys = buildPartKeys(parts.map(({ title }) => title))
  return parts.map((part, at) => ({
    name: parts.length === 1 ? file.name : `${file.name} #${at + 1}`,
    read: () => {
      const read = readPartRecipe(part, {
        fileName: file.name,
        findPicture: (entry) => ({ file: `${file.name}/${entry}` }),
      })
      const recipe = part.isRecognized ? markRecognized(read) : read
      const warnings = [...(at === 0 ? known : []), ...recipe.warnings]
      const key = keys[at] ?? formatTitleKey(recipe.title)
      return {
        kind: 'recipe',
        sourceKey: `document:${file.name}#${key}`,
        recipe: { ...recipe, warnings },
      }
    },
  }))
}
