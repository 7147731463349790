import type { ImportRow } from '@/src/importing/import-row'
import { jsonValues } from '@/src/importing/source/json'
import type { SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { asList, asRecord, firstText, firstTextOrEmpty } from '../values'
import { readGhostPost } from './ghost'

/** Posts as Ghost's Content API gives them, a page in a file (`address/collect-posts.ts`). */
export const ghostSite: ImportFormat = {
  name: 'ghost-site',
  title: 'Ghost (read at its address)',
  detect: ({ text }) => text.startsWith('{"source":"ghost-site"'),
  rows: (file) => siteRows(file),
}

async function* siteRows(file: SourceFile): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const { value } of jsonValues(file, ['$.posts.*'])) {
    number += 1
    const post = asRecord(value)
    const name = firstText(post, 'url') ?? `${file.name} #${number}`
    yield { name, read: () => readGhostPost(asExported(post), namesOf(post)) }
  }
}

type Post = Readonly<Record<string, unknown>>

/** The address of the post itself is told here, and the export has none. */
const asExported = (post: Post): Post => ({
  ...post,
  status: 'published',
  canonical_url: post['canonical_url'] ?? post['url'],
})

const named = (value: unknown): string[] =>
  asList(value).flatMap((each) => {
    const name = firstTextOrEmpty(asRecord(each), 'name')
    return name === '' || name.startsWith('#') ? [] : [name]
  })

const namesOf = (post: Post) => ({
  tags: () => named(post['tags']),
  author: () => named(post['authors'])[0] ?? null,
})
