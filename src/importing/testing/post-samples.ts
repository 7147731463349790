import type { Sample } from './sample'

const blogger: Sample = {
  format: 'blogger',
  file: 'blog.xml',
  furniture:
    /^(?:feed|id|published|updated|link|app:\w+|uri|feed \+|category scheme|\w+ type|content|content \+|entry \+|title \+)$/,
  unknown: 'unknown',
  xml: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry><id>tag:blogger.com,1999:blog-1.post-2</id><published>2019-05-06T07:08:09Z</published><updated>2020-01-02T03:04:05Z</updated><category scheme="http://www.blogger.com/atom/ns#" term="Bread"/><title type="text">Loaf</title>
<content type="html">&lt;p&gt;Words of a loaf.&lt;/p&gt;</content><link rel="alternate" type="text/html" href="https://bread.example/2019/05/loaf.html"/><link rel="enclosure" href="https://bread.example/loaf.mp3"/><author><name>Anna</name><uri>https://bread.example</uri></author><georss:featurename>Bern</georss:featurename></entry></feed>`,
}

const rss: Sample = {
  format: 'rss',
  file: 'feed.xml',
  furniture: /^(?:rss|channel|link|guid|pubDate|enclosure|channel \+)/,
  unknown: 'unknown',
  xml: `<?xml version="1.0"?><rss version="2.0"><channel><item><title>Loaf</title><link>https://bread.example/post/loaf</link><guid>g-1</guid><category>Bread</category><pubDate>Mon, 06 May 2019 07:08:09 GMT</pubDate><dc:creator>Anna</dc:creator><description>In short.</description><content:encoded><![CDATA[<p>Words of a loaf.</p>]]></content:encoded></item></channel></rss>`,
}

const evernote: Sample = {
  format: 'evernote',
  file: 'notes.enex',
  furniture:
    /^(?:en-export|created|updated|source|source-url|data|mime|file-name|width|content \+|\?xml|en-note)/,
  unknown: 'unknown',
  xml: `<?xml version="1.0"?><en-export export-date="20210101T000000Z"><note><title>Leek soup</title><content><![CDATA[<en-note><div>Words of a soup.</div></en-note>]]></content><created>20190506T070809Z</created><tag>Dinner</tag><note-attributes><author>Anna</author><source>web.clip</source><source-url>https://example.com/leek-soup</source-url><place-name>Bern</place-name></note-attributes><resource><data encoding="base64">eA==</data><mime>application/pdf</mime><resource-attributes><file-name>scan.pdf</file-name></resource-attributes></resource></note></en-export>`,
}

const movableType: Sample = {
  format: 'movable-type',
  file: 'export.txt',
  furniture: /^(?:-----|[A-Z ]+:$|BASENAME|STATUS|ALLOW|CONVERT|DATE|UNIQUE)/,
  lines: `AUTHOR: Anna
TITLE: Loaf
BASENAME: loaf
STATUS: Publish
ALLOW COMMENTS: 1
CONVERT BREAKS: __default__
DATE: 05/06/2019 07:08:09 PM
PRIMARY CATEGORY: Bread
CATEGORY: Quick
TAGS: kids
MOOD: sunny
-----
BODY:
Words of a loaf.

More words.
-----
EXTENDED BODY:
And more.
-----
EXCERPT:
In short.
-----
KEYWORDS:
rye
-----
WEATHER:
mild
-----
--------
`,
}

const notion: Sample = {
  format: 'notion',
  file: 'Leek soup 0123456789abcdef0123456789abcdef.md',
  furniture: /^(?:URL|<|- $|!)/,
  lines: `# Leek soup

Tags: Dinner
URL: https://example.com/leek-soup
Servings: 4 bowls
Prep time: 10 minutes
Mood: sunny

<aside>
💡 Use old leeks.

</aside>

## Ingredients

- 2 cups leeks
- 1 tbsp cream

## Instructions

1. Slice the leeks.
2. Boil them.
`,
}

const text = (words: string) => ({ type: 'TEXT', textData: { text: words } })

const wix: Sample = {
  format: 'wix',
  file: 'Posts.csv',
  furniture: /^(?:ID|Cover Image|Slug|Published Date|Plain Content)$|(?:^|\.)type$/,
  table: {
    ID: 'w-1',
    Title: 'Loaf',
    Excerpt: 'In short.',
    'Cover Image': 'wix:image://v1/c_1~mv2.png/bowl.png',
    'Plain Content': 'Words of a loaf.',
    'Rich Content': {
      nodes: [
        { type: 'PARAGRAPH', nodes: [text('Words of a loaf.')] },
        { type: 'UNHEARD_OF', oddData: { title: 'Odd' } },
        { type: 'BULLETED_LIST', nodes: [{ type: 'LIST_ITEM', nodes: [text('One')] }] },
      ],
    },
    'Published Date': '2019-05-06T07:08:09Z',
    Slug: 'loaf',
    Categories: '["Bread"]',
    Tags: 'kids',
    Author: 'Anna',
    Mood: 'sunny',
  },
}

const beehiiv: Sample = {
  format: 'beehiiv',
  file: 'posts.csv',
  furniture: /^(?:id|status|audience|content_html|thumbnail_url|created_at)$/,
  table: {
    id: 'b-1',
    web_title: 'Loaf',
    status: 'confirmed',
    audience: 'premium',
    url: 'https://bread.beehiiv.com/p/loaf',
    web_subtitle: 'In short.',
    email_subject_line: 'A loaf',
    email_preview_text: 'Warm.',
    content_html: '<p>Words of a loaf.</p>',
    thumbnail_url: 'uploads/loaf.png',
    content_tags: 'kids;rye',
    created_at: '2019-05-06 07:08:09',
  },
}

/** Sample exports of blogs, newsletters and notes. */
export const POST_SAMPLES: readonly Sample[] = [
  beehiiv,
  blogger,
  rss,
  movableType,
  wix,
  evernote,
  notion,
]
