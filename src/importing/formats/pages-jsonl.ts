import { z } from 'zod'
import { splitLines } from '../source/text'
import { brokenRow } from '../import-row'
import { ImportProblem } from '../import-problem'
import type { ImportFormat } from './format'
import { readPageRows } from './documents/page-rows'
import type { SavedPage } from './saved-page'

const Line = z.object({ html: z.string(), url: z.string().nullish(), id: z.string().nullish() })

/** Many saved pages in one file: a JSON object with `html` and `url` per line, plain or gzipped. */
export const pagesJsonl: ImportFormat = {
  name: 'pages-jsonl',
  title: 'Saved web pages (JSON lines)',
  detect: ({ text }) => /^\s*\{[^\n]*"html"\s*:\s*"/.test(text.slice(0, 60_000)),
  rows: async function* (file, bundle) {
    let number = 0
    for await (const line of splitLines(file)) {
      number += 1
      if (line.trim() === '') continue
      const name = `${file.name}:${number}`
      const page = pageOf(line)
      if (page instanceof Error) yield brokenRow(name, page)
      else yield* readPageRows(page, { ...file, name }, bundle)
    }
  },
}

function pageOf(line: string): SavedPage | ImportProblem {
  const parsed = Line.safeParse(jsonOf(line))
  if (parsed.success) return { html: parsed.data.html, url: parsed.data.url ?? null }
  return new ImportProblem(
    jsonOf(line) === undefined
      ? 'This line is not valid JSON.'
      : 'This line is not a page: an object with "html" and "url" is expected.',
  )
}

/** Parses a line; returns undefined for invalid JSON. */
function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
