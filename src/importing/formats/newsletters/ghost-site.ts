import type { ImportRow } from '@/src/importing/import-row'
import { readJsonValues } from '@/src/importing/source/json'
import type { SourceFile } from '@/src/importing/source/source-file'
import type { ImportFormat } from '../format'
import { asList, asRecord, getFirstText } from '../values'
import { readGhostPost } from './ghost'

/** Posts from Ghost's Content API, one file per page (`address/collect-posts.ts`). */
export const ghostSite: ImportFormat = {
  name: 'ghost-site',
  title: 'Ghost (read at its address)',
  detect: ({ text }) => text.startsWith('{"source":"ghost-site"'),
  rows: (file) => siteRows(file),
}

async function* siteRows(file: SourceFile): AsyncGenerator<ImportRow> {
  let number = 0
  for await (const { value } of readJsonValues(file, ['$.posts.*'])) {
    number += 1
    const post = asRecord(value)
    const name = getFirstText(post, 'url') ?? `${file.name} #${number}`
    yield { name, read: () => readGhostPost(asExported(post), namesOf(post)) }
  }
}

type Post = Readonly<Record<string, unknown>>

/** The API returns the address of the post, which exports lack. */
const asExported = (post: Post): Post => ({
  ...post,
  status: 'published',
  canonical_url: post['canonical_url'] ?? post['url'],
})

const named = (value: unknown): string[] =>
  asList(value).flatMap((each) => getFirstText(asRecord(each), 'name') ?? [])

const isInternal = (name: string): boolean => name.startsWith('#')

const namesOf = (post: Post) => ({
  tags: () => named(post['tags']).filter((name) => !isInternal(name)),
  author: () => named(post['authors']).join(', ') || null,
  others: () =>
    named(post['tags'])
      .filter(isInternal)
      .map((value) => ({ name: 'tag', value })),
  meta: () => ({}),
})
