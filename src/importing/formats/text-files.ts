import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { marked } from 'marked'
import { emptyRecipe } from '../imported-recipe'
import { addRemainingText } from '../remaining-text'
import type { ImportedRecipe, ImportRow } from '../import-row'
import type { Bundle, SourceFile } from '../source/source-file'
import { readText } from '../source/text'
import { buildPartKeys } from './documents/document-parts'
import { splitTextParts } from './documents/text-parts'
import type { TextPart } from './documents/text-parts'
import type { ImportFormat } from './format'
import { FRONT_MATTER, isRecipe, readMarkdown } from './markdown'

/** Markdown with YAML front matter: Jekyll, Hugo, Eleventy, Obsidian, Chowdown. */
export const frontMatter: ImportFormat = {
  name: 'markdown-front-matter',
  title: 'Markdown with front matter (Chowdown, Jekyll, Hugo …)',
  detect: ({ text }) =>
    FRONT_MATTER.test(text) || (/^\s*---\s*\n/.test(text) && /^title\s*:/m.test(text)),
  rows: markdownRows,
}

/** Markdown without front matter. */
export const markdown: ImportFormat = {
  name: 'markdown',
  title: 'Markdown',
  detect: ({ text }) => /^\s{0,3}#{1,3} \S/m.test(text) && !/^\s*[<{[]/.test(text),
  rows: markdownRows,
}

/** Plain text with a recipe in it. */
export const plainText: ImportFormat = {
  name: 'text',
  title: 'Plain text with a recipe',
  detect: ({ text }) =>
    !/^\s*[<{[]/.test(text) && parsePastedRecipe(text.slice(0, 20_000)) !== null,
  rows: markdownRows,
}

/** Yields one row per recipe; a file with front matter is always one. */
async function* markdownRows(file: SourceFile, bundle: Bundle): AsyncGenerator<ImportRow> {
  const text = await readText(file)
  const { parts, doubt } = FRONT_MATTER.test(text) ? NOT_DIVIDED : splitTextParts(text)
  const isDivided = parts.every((part) => isRecipe(parsePastedRecipe(writtenPart(part)), {}))
  if (parts.length < 2 || !isDivided) {
    yield { name: file.name, read: () => readMarkdown(text, file, bundle, doubt) }
    return
  }
  const keys = buildPartKeys(parts.map(({ title }) => title))
  for (const [at, part] of parts.entries()) {
    const read = async () => {
      const content = await readMarkdown(writtenPart(part), file, bundle, at === 0 ? doubt : null)
      if (content.kind !== 'recipe') return content
      const recipe = withBefore({ ...content.recipe, title: part.title }, part)
      return { ...content, sourceKey: `${content.sourceKey}#${keys[at] ?? ''}`, recipe }
    }
    yield { name: `${file.name} #${at + 1}`, read }
  }
}

/** Adds the chapter of a recipe as a category, and the text before its title to the story. */
function withBefore(recipe: ImportedRecipe, { chapter, before }: TextPart): ImportedRecipe {
  const categories = [...recipe.categories, ...(chapter === null ? [] : [chapter])]
  const { story } = addRemainingText(emptyRecipe({ categories }), marked(before, { async: false }))
  return { ...recipe, categories, story: [...story, ...recipe.story] }
}

const NOT_DIVIDED: ReturnType<typeof splitTextParts> = { parts: [], doubt: null }

const writtenPart = ({ title, text }: TextPart): string => `# ${title}\n\n${text}`
