/** Which recipe of a plugin a post shows. */
export type RecipeEmbed = {
  plugin: 'wprm' | 'tasty' | 'mediavine'
  id: string
  title: string | null
}

const ATTRIBUTE = (name: string): RegExp =>
  new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\]]+)["']?`, 'i')

/** The ways plugins stand in a post: shortcodes, comments of old editors, blocks of the new one. */
const PLACES: readonly {
  plugin: RecipeEmbed['plugin']
  pattern: RegExp
  id: string
  block?: true
}[] = [
  { plugin: 'wprm', pattern: /\[wprm-recipe\b[^\]]*\]/gi, id: 'id' },
  { plugin: 'tasty', pattern: /\[tasty-recipe\b[^\]]*\]/gi, id: 'id' },
  { plugin: 'mediavine', pattern: /\[mv_create\b[^\]]*\]/gi, id: 'key' },
  { plugin: 'mediavine', pattern: /\[mv_recipe\b[^\]]*\]/gi, id: 'post_id' },
]
const BLOCKS: readonly { plugin: RecipeEmbed['plugin']; name: string }[] = [
  { plugin: 'wprm', name: 'wp-recipe-maker/recipe' },
  { plugin: 'tasty', name: 'wp-tasty/tasty-recipe' },
  { plugin: 'mediavine', name: 'mv/(?:recipe|create|card)' },
]
const WPRM_COMMENT = /<!--\s*WPRM Recipe (\d+)\s*-->(?:[\s\S]*?<!--\s*End WPRM Recipe\s*-->)?/gi

/** Takes the recipes of plugins out of a post: which they are, and the words around them. */
export function splitEmbeds(content: string): { embeds: RecipeEmbed[]; rest: string } {
  const embeds: RecipeEmbed[] = []
  let rest = content
  for (const { plugin, name } of BLOCKS) {
    const block = new RegExp(
      `<!--\\s*wp:${name}\\s*(\\{[\\s\\S]*?\\})?\\s*(?:/-->|-->[\\s\\S]*?<!--\\s*/wp:${name}\\s*-->)`,
      'gi',
    )
    rest = rest.replace(block, (whole, attributes: string | undefined) => {
      const id = /"(?:id|key)"\s*:\s*"?(\d+)/.exec(attributes ?? '')?.[1]
      const title = /"title"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(attributes ?? '')?.[1] ?? null
      if (id !== undefined) embeds.push({ plugin, id, title })
      return id === undefined ? whole : ''
    })
  }
  rest = rest.replace(WPRM_COMMENT, (_, id: string) => {
    embeds.push({ plugin: 'wprm', id, title: null })
    return ''
  })
  for (const { plugin, pattern, id } of PLACES) {
    rest = rest.replace(pattern, (code) => {
      const found = ATTRIBUTE(id).exec(code)?.[1]?.trim()
      if (found === undefined) return code
      if (!/\btype\s*=\s*["'](?:diy|list|index)["']/i.test(code)) {
        embeds.push({ plugin, id: found, title: ATTRIBUTE('title').exec(code)?.[1] ?? null })
      }
      return ''
    })
  }
  return { embeds: distinct(embeds), rest }
}

const distinct = (embeds: readonly RecipeEmbed[]): RecipeEmbed[] => [
  ...new Map(embeds.map((embed) => [`${embed.plugin} ${embed.id}`, embed])).values(),
]

/** The HTML of a post as WordPress would show it: paragraphs made, shortcodes of its own resolved. */
export function postHtml(content: string): string {
  const html = content
    .replace(
      /\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/gi,
      (_, inner: string) => `<figure>${inner.trim()}</figure>`,
    )
    .replace(/\[embed\b[^\]]*\]\s*(\S+?)\s*\[\/embed\]/gi, '<a href="$1">$1</a>')
    .replace(
      /\[\/?(?:gallery|audio|video|playlist|vc_\w+|et_pb_\w+|toc|adinserter)\b[^\]]*\]/gi,
      '',
    )
    .replace(/<!--\s*\/?wp:[\s\S]*?-->/g, '')
  return /<p[\s>]/i.test(html) ? html.trim() : withParagraphs(html)
}

const BLOCK =
  /^\s*<\/?(?:div|p|h[1-6]|ul|ol|li|table|tr|td|th|blockquote|figure|section|article|pre|hr|iframe|form|dl)\b/i

/** The old editor stores blank lines where it shows paragraphs. */
function withParagraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>\n')}</p>`))
    .join('\n')
}

/** Addresses of the pictures that stand in HTML. */
export const picturesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<img\b[^>]*?\bsrc\s*=\s*["'](https?:\/\/[^"']+)["']/gi)].map((match) =>
      (match[1] ?? '').replaceAll('&amp;', '&'),
    ),
  ),
]
