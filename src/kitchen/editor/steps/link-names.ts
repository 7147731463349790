import { pluralNoun } from '@/src/domain/amounts/counted-name'
import { isList, isText } from '@/src/domain/rich-text/document'
import type {
  Block,
  Inline,
  List,
  RichTextDocument,
  TextLeaf,
} from '@/src/domain/rich-text/document'
import { referencesIn } from '@/src/domain/cooking/references'

/** An ingredient line that texts can point at. */
export type Nameable = { id: string; name: string }

/** Finds the names of ingredient lines in texts. */
export type NameFinder = { pattern: RegExp; ids: ReadonlyMap<string, string> }

/**
 * A finder of the names of a recipe's lines, in singular and plural; a last word alone ("flour" of
 * "bread flour") counts where only one line has it. Null without names.
 */
export function nameFinder(lines: readonly Nameable[]): NameFinder | null {
  const names = idsByForm(lines, (name) => name)
  const nouns = idsByForm(lines, (name) => name.split(/\s+/).at(-1) ?? '')
  const sure = [...new Map([...nouns, ...names])].flatMap(([form, id]): [string, string][] =>
    id === null ? [] : [[form, id]],
  )
  if (sure.length === 0) return null
  const forms = sure.map(([form]) => form).sort((a, b) => b.length - a.length)
  const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return {
    ids: new Map(sure),
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu'),
  }
}

/** Lines by the forms of what they are called; null for what two of them are called. */
function idsByForm(
  lines: readonly Nameable[],
  called: (name: string) => string,
): Map<string, string | null> {
  const ids = new Map<string, string | null>()
  for (const { id, name } of lines) {
    for (const form of formsOf(called(name))) {
      const known = ids.get(form)
      ids.set(form, known === undefined || known === id ? id : null)
    }
  }
  return ids
}

/** A name of one letter, or of words no cook would take for an ingredient, is none to look for. */
function formsOf(name: string): string[] {
  const word = name.trim().toLowerCase()
  if (word.length < 3 || word.length > 100 || !/\p{L}{3}/u.test(word)) return []
  return [...new Set([word, pluralNoun(word), word.replace(/([^s])s$/, '$1')])]
}

/** A text with the first mention of each ingredient as a reference, unless it has one already. */
export function withReferences(
  document: RichTextDocument,
  finder: NameFinder,
): { document: RichTextDocument; count: number } {
  const used = new Set(referencesIn([document]).usageIds)
  const before = used.size
  const linked = document.map((block) => inBlock(block, finder, used))
  const count = used.size - before
  return { document: count === 0 ? document : linked, count }
}

type Used = Set<string>

function inBlock(block: Block, finder: NameFinder, used: Used): Block {
  if (block.type === 'heading') return block
  if (block.type !== 'paragraph') return inList(block, finder, used)
  return { ...block, children: block.children.flatMap((child) => inInline(child, finder, used)) }
}

const inList = (list: List, finder: NameFinder, used: Used): List => ({
  ...list,
  children: list.children.map((item) => ({
    ...item,
    children: item.children.flatMap((child): (Inline | List)[] =>
      isList(child) ? [inList(child, finder, used)] : inInline(child, finder, used),
    ),
  })),
})

function inInline(node: Inline, finder: NameFinder, used: Used): Inline[] {
  return isText(node) ? inLeaf(node, finder, used) : [node]
}

function inLeaf(leaf: TextLeaf, { pattern, ids }: NameFinder, used: Used): Inline[] {
  const result: Inline[] = []
  let from = 0
  for (const match of leaf.text.matchAll(pattern)) {
    const id = ids.get(match[0].toLowerCase())
    if (id === undefined || used.has(id)) continue
    used.add(id)
    if (match.index > from) result.push({ ...leaf, text: leaf.text.slice(from, match.index) })
    result.push({ type: 'ingredient-usage-reference', ingredientUsageId: id })
    from = match.index + match[0].length
  }
  const rest = leaf.text.slice(from)
  return rest === '' && from > 0 ? result : [...result, { ...leaf, text: rest }]
}
