import { ImportProblem } from '../import-problem'
import { readBytes } from '../source/content'
import { decodeText } from '../source/text'
import type { ImportFormat } from './format'
import { readPageRows } from './documents/page-rows'

/** Pages that Chrome and others save as one file: `.mhtml`, `.mht`. */
export const mhtml: ImportFormat = {
  name: 'mhtml',
  title: 'Saved web pages (MHTML)',
  detect: ({ text }) =>
    /^(?:[\w-]+:.*\r?\n(?:[ \t].*\r?\n)*)*?content-type:\s*multipart\/related/i.test(
      text.slice(0, 4096).trimStart(),
    ),
  rows: async function* (file, bundle) {
    yield* readPageRows(pageIn(await readBytes(file)), file, bundle)
  },
}

type Part = { headers: ReadonlyMap<string, string>; body: string }

/** Decoded as latin1 until the charset is known. */
function pageIn(bytes: Buffer): { html: string; url: string | null } {
  const { headers, body } = partOf(bytes.toString('latin1').trimStart())
  const boundary = /boundary="?([^";\r\n]+)"?/i.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new ImportProblem('This saved page is incomplete.')
  const parts = body
    .split(`--${boundary}`)
    .slice(1)
    .map((part) => partOf(part.replace(/^\r?\n/, '')))
  const page = parts.find((part) =>
    /text\/html|xhtml/i.test(part.headers.get('content-type') ?? ''),
  )
  if (!page) throw new ImportProblem('This file contains no web page.')
  const location = headers.get('snapshot-content-location') ?? page.headers.get('content-location')
  return { html: decodeText(decoded(page)), url: location ?? null }
}

function partOf(text: string): Part {
  const end = /\r?\n\r?\n/.exec(text)
  const head = (end ? text.slice(0, end.index) : '').replace(/\r?\n[ \t]+/g, ' ')
  const headers = new Map(
    head.split(/\r?\n/).flatMap((line) => {
      const cut = line.indexOf(':')
      return cut < 1
        ? []
        : [[line.slice(0, cut).toLowerCase(), line.slice(cut + 1).trim()] as const]
    }),
  )
  return { headers, body: end ? text.slice(end.index + end[0].length) : '' }
}

function decoded({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? ''
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const text = body
    .replace(/[ \t]*=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(text, 'latin1')
}
