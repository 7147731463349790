/** A citation of the product's rules: file and heading, or the file alone. */
export type Citation = { line: number; file: string; anchor: string | null }

const CITATION = /docs\/product\/([\w-]+\.md)(?:#([\w-]+))?/g

/**
 * Citations of papers that a reader of the repository does not have: paragraphs of the first
 * specification, chapters of its contract, numbers of its checklist, the plan's own files.
 */
const FOREIGN: readonly RegExp[] = [
  /\b(?:visitor-site|platform) §/,
  /\(§\d/,
  /\bcontract(?:, (?:[A-Z]|recipe-parse|first)| §| ["“]|\.md\b)/,
  /\(contract\)/,
  /\bchecklist [A-Z]\d/,
  /\blimits(?: V\d|, [A-Z])/,
  /(?<!docs\/product\/)\b(?:house|kitchen|look|facts|models)\.md\b/,
  /\((?:[ADHIKMPSX]\d{1,2}(?:, )?)+\)/,
]

/** The citations in a source, by line. */
export const findCitations = (source: string): Citation[] =>
  source.split('\n').flatMap((text, index) =>
    [...text.matchAll(CITATION)].map(([, file = '', anchor = null]) => ({
      line: index + 1,
      file,
      anchor,
    })),
  )

/** The lines of a source that cite a paper outside the repository. */
export const findForeignCitations = (source: string): number[] =>
  source
    .split('\n')
    .flatMap((text, index) => (FOREIGN.some((each) => each.test(text)) ? [index + 1] : []))

/** The anchors of a Markdown file's headings, as GitHub generates them. */
export const anchorsOf = (markdown: string): Set<string> =>
  new Set(
    [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )
