import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFiles } from '@/src/importing/testing/import-files'
import { readAll } from '@/src/importing/testing/read-all'
import { serializePhp, buildWxr } from '@/src/importing/testing/wxr'
import type { WxrItem } from '@/src/importing/testing/wxr'

const read = async (...items: WxrItem[]) =>
  (await readAll(`${await createFiles({ 'export.xml': buildWxr(...items) })}/export.xml`))
    .recipes[0]

const RECIPE =
  '<h3>Ingredients</h3><ul><li>2 cups flour</li><li>1 egg</li></ul><h3>Method</h3><ol><li>Mix the flour with the egg.</li><li>Bake for 20 minutes.</li></ol>'

describe('what a post embeds', () => {
  const film = 'https://www.youtube.com/watch?v=abcdefghijk'
  it.each([
    `<!-- wp:embed {"url":"${film}"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${film}\n</div></figure><!-- /wp:embed -->`,
    `Look:\n\n${film}\n\nGood?`,
    `[embed]${film}[/embed]`,
    '[youtube https://youtu.be/abcdefghijk]',
    '[youtube id="abcdefghijk"]',
    '<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk?rel=0"></iframe>',
    '<iframe data-src="//www.youtube-nocookie.com/embed/abcdefghijk"></iframe>',
  ])('is an embed of the story, or a player in the stored post: %s', async (code) => {
    const recipe = await read({ id: 1, title: 'Eggs', content: `${code}\n\n${RECIPE}` })
    expect(recipe?.legacyHtml).toBeNull()
    expect(recipe?.story).toContainEqual({
      type: 'embed',
      url: expect.stringMatching(/abcdefghijk/) as unknown,
    })
    const post = await read({ id: 1, title: 'Trip', content: `We saw it.\n\n${code}` })
    expect(post?.legacyHtml).toMatch(/<iframe[^>]*abcdefghijk/)
  })

  it('stays as a link where its frame may not be shown', async () => {
    const frame = '<iframe src="https://forms.example/poll?id=1&amp;b=2"></iframe>'
    const post = await read({ id: 1, title: 'Trip', content: `Vote.\n\n${frame}` })
    expect(post?.legacyHtml).toContain('<a href="https://forms.example/poll?id=1&amp;b=2">')
    const recipe = await read({ id: 1, title: 'Eggs', content: `${frame}\n\n${RECIPE}` })
    expect(JSON.stringify(recipe?.story)).toContain('https://forms.example/poll?id=1&b=2')
  })
})

describe('shortcodes of plugins', () => {
  it('never stand on the page, and are named', async () => {
    const content = `[box color="red"]Mind the heat.[/box]\n\n[vc_row][my_slider]\n\n[contact-form id="3"]\n\nServe [optional] with [gluten-free] bread [1].`
    for (const recipe of [
      await read({ id: 1, title: 'Trip', content }),
      await read({ id: 1, title: 'Eggs', content: `${content}\n\n${RECIPE}` }),
    ]) {
      const stored = JSON.stringify([recipe?.legacyHtml, recipe?.story])
      for (const words of ['Mind the heat.', 'Serve [optional] with [gluten-free] bread [1].']) {
        expect(stored).toContain(words)
      }
      for (const code of ['box', 'vc_row', 'my_slider', 'contact-form']) {
        expect(stored).not.toContain(`[${code}`)
      }
      expect(recipe?.warnings).toContain(
        'Left out as shortcodes of plugins: [box color="red"], [my_slider], [contact-form id="3"].',
      )
    }
  })
})

// docs/product/import-and-export.md#comments-and-ratings
describe('comments of readers', () => {
  const comment = (id: number, approved: string, more = '') =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Ada</wp:comment_author><wp:comment_date_gmt>2020-03-04 05:06:07</wp:comment_date_gmt><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_content>So good</wp:comment_content>${more}</wp:comment>`
  const rated = (stars: number) =>
    `<wp:commentmeta><wp:meta_key>wprm-comment-rating</wp:meta_key><wp:meta_value>${stars}</wp:meta_value></wp:commentmeta>`
  const under = (id: number) => `<wp:comment_parent>${id}</wp:comment_parent>`

  it('come with names, dates, states and stars, replies on the second level', async () => {
    const extra = [
      comment(1, '1', rated(5)),
      comment(2, '1', under(1)),
      comment(3, '1', under(2)),
      comment(4, '0', rated(9)),
      comment(5, 'spam'),
      comment(6, 'trash'),
      comment(7, '1', under(6)),
      comment(8, '1', '<wp:comment_type>pingback</wp:comment_type>'),
    ].join('')
    const recipe = await read({ id: 1, title: 'Eggs', content: RECIPE, extra })
    expect(recipe?.warnings).toEqual([])
    const [first, ...others] = recipe?.comments ?? []
    expect(first).toEqual({
      ...{ key: '1', parentKey: null, name: 'Ada', text: 'So good', status: 'published' },
      ...{ createdAt: '2020-03-04T05:06:07.000Z', stars: 5 },
    })
    expect(
      others.map(({ key, parentKey, status, stars }) => [key, parentKey, status, stars]),
    ).toEqual([
      ['2', '1', 'published', null],
      ['3', '1', 'published', null],
      ['4', null, 'waiting', 5],
      ['5', null, 'spam', null],
      ['7', null, 'published', null],
    ])
  })
})

// docs/product/import-and-export.md#nothing-is-lost
it('every field, attribute, shortcode and element of an item is stored or named', async () => {
  const key = fc.stringMatching(/^[a-z]{3,8}_[a-z]{2,6}$/).map((name) => `zz_${name}`)
  let count = 0
  const word = fc.constantFrom('plum', 'rye', 'smoke').map((name) => {
    count += 1
    return `${name}${String(count).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}q`
  })
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '))
  const nested = fc.record({
    name: words,
    inner: fc.array(fc.record({ note: words }), { maxLength: 2 }),
  })
  const value = fc.oneof(
    words,
    words.map((text) => `<p>${text}</p>`),
    nested.map(serializePhp),
    nested.map((each) => JSON.stringify(each)),
  )
  const inContent = fc.oneof(
    fc
      .tuple(key, nested)
      .map(
        ([name, data]) => `<!-- wp:zz/${name.replaceAll('_', '-')} ${JSON.stringify(data)} /-->`,
      ),
    fc.tuple(key, words).map(([name, text]) => `[${name} text="${text}"]`),
    words.map((text) => `<p>${text}</p>`),
  )
  const element = fc.tuple(key, words).map(([name, text]) => `<wp:${name}>${text}</wp:${name}>`)
  const term = words.map((text) => `<category domain="zz_kind"><![CDATA[${text}]]></category>`)
  const item = fc.record({
    meta: fc.dictionary(key, value, { maxKeys: 3 }),
    content: fc.array(inContent, { maxLength: 4 }),
    extra: fc.array(fc.oneof(element, term), { maxLength: 3 }),
    hasRecipe: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(item, async ({ meta, content, extra, hasRecipe }) => {
      const source = [...content, hasRecipe ? RECIPE : '<p>Words.</p>'].join('\n\n')
      const recipe = await read({
        id: 1,
        title: 'A post',
        content: source,
        meta,
        extra: extra.join(''),
      })
      const kept = JSON.stringify(recipe)
      const all = [...Object.values(meta), ...content, ...extra].join(' ')
      for (const each of all.match(/[a-z]+q\b/g) ?? []) expect(kept, each).toContain(each)
    }),
    { numRuns: Number(process.env['NOTHING_LOST_RUNS'] ?? 60) },
  )
}, 600_000)

describe('a field that is read as a time, a number or a level', () => {
  const unread = async (meta: Readonly<Record<string, string>>) =>
    (await read({ id: 1, title: 'Eggs', content: RECIPE, meta }))?.warnings ?? []

  it('is named where it says more than could be read', async () => {
    const warnings = await unread({ prep_time: '1 hour plus overnight', total_time: 'a weekend' })
    expect(warnings).toEqual([
      'Not stored, because there is no field for it: prep_time (1 hour plus overnight), total_time (a weekend).',
    ])
  })
})
