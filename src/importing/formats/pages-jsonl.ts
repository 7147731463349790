import { z } from 'zod'
import { linesOf } from '../source/text'
import { ImportProblem } from '../import-problem'
import type { ImportFormat } from './format'
import { readSavedPage } from './saved-page'

const Line = z.object({ html: z.string(), url: z.string().nullish(), id: z.string().nullish() })

/** Many saved pages in one file: a JSON object with `html` and `url` a line, plain or gzipped. */
export const pagesJsonl: ImportFormat = {
  name: 'pages-jsonl',
  title: 'Saved web pages (JSON lines)',
  detect: ({ text }) => /^\s*\{[^\n]*"html"\s*:\s*"/.test(text.slice(0, 60_000)),
  rows: async function* (file) {
    let number = 0
    for await (const line of linesOf(file)) {
      number += 1
      if (line.trim() === '') continue
      yield { name: `${file.name}:${number}`, read: () => readLine(line) }
    }
  },
}

function readLine(line: string) {
  const parsed = Line.safeParse(jsonOf(line))
  if (!parsed.success)
    throw new ImportProblem('This line is not a page: an object with "html" and "url" is expected.')
  const { html, url } = parsed.data
  return readSavedPage({ html, url: url ?? null })
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new ImportProblem('This line is not valid JSON.')
  }
}
