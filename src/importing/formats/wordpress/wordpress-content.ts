import { decodeEntities } from '@/src/parsing/plain-text'
import { renderAddress } from '@/src/importing/story-embeds'
import { addParagraphs } from './wordpress-paragraphs'

/** A plugin's recipe embedded in a post. */
export type RecipeEmbed = {
  plugin: 'wprm' | 'tasty' | 'mediavine' | 'cooked' | 'zip' | 'wpzoom' | 'fields'
  id: string
  title: string | null
  /** The plugin's fallback HTML; empty for none. */
  fallback: string
}

/** Returns an attribute of a shortcode, in any quotes or unquoted, or undefined. */
function attributeOf(code: string, name: string): string | undefined {
  const value = `(?:"([^"\\]]+)"|'([^'\\]]+)'|([^\\s"'\\]]+))`
  const found = new RegExp(`\\b${name}\\s*=\\s*${value}`, 'i').exec(code)
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

/** Plugin shortcodes, with the attribute of the recipe id. */
const SHORTCODES: readonly { plugin: RecipeEmbed['plugin']; pattern: RegExp; id: string }[] = [
  { plugin: 'wprm', pattern: /\[wprm-recipe\b[^\]]*\]/gi, id: 'id' },
  { plugin: 'tasty', pattern: /\[tasty-recipe\b[^\]]*\]/gi, id: 'id' },
  { plugin: 'mediavine', pattern: /\[mv_create\b[^\]]*\]/gi, id: 'key' },
  { plugin: 'mediavine', pattern: /\[mv_recipe\b[^\]]*\]/gi, id: 'post_id' },
  { plugin: 'cooked', pattern: /\[cooked-recipe\b[^\]]*\]/gi, id: 'id' },
  { plugin: 'zip', pattern: /\[zrdn-recipe\b[^\]]*\]/gi, id: 'id' },
  { plugin: 'wpzoom', pattern: /\[wpzoom_rcb_post\b[^\]]*\]/gi, id: 'id' },
  {
    plugin: 'fields',
    pattern: /\[(?:ultimate-recipe|recipe|recipe_card|dr_recipe)(?=[\s\]])[^\]]*\]/gi,
    id: 'id',
  },
]
const BLOCKS: readonly { plugin: RecipeEmbed['plugin']; name: string }[] = [
  { plugin: 'wprm', name: 'wp-recipe-maker/recipe' },
  { plugin: 'tasty', name: 'wp-tasty/tasty-recipe' },
  { plugin: 'mediavine', name: 'mv/(?:recipe|create|card)' },
  { plugin: 'zip', name: 'zip-recipes/recipe-block' },
  { plugin: 'wpzoom', name: 'wpzoom-recipe-card/recipe-block-from-posts' },
  { plugin: 'fields', name: '(?:wp-ultimate-recipe|delicious-recipes)/(?:recipe|recipe-card)' },
]
/** Ids in the name of a shortcode, and in the placeholder picture of old editors. */
const NUMBERED: readonly { plugin: RecipeEmbed['plugin']; pattern: RegExp }[] = [
  { plugin: 'zip', pattern: /\[(?:amd-)?(?:zlrecipe|yumprint)-recipe:(\d+)\]/gi },
  { plugin: 'zip', pattern: /<img\b[^>]*\bid=["']amd-zlrecipe-recipe-(\d+)["'][^>]*>/gi },
]
const WPRM_COMMENT = /<!--\s*WPRM Recipe (\d+)\s*-->(?:([\s\S]*?)<!--\s*End WPRM Recipe\s*-->)?/gi

/** Matches the reference to a reusable block (synced pattern), with its id. */
export const REUSABLE_BLOCK =
  /<!--\s*wp:block\s*\{[^}]*?"ref"\s*:\s*(\d+)(?:(?!-->)[\s\S])*?(?:\/-->|-->(?:(?!<!--)[\s\S])*<!--\s*\/wp:block\s*-->)/gi

/** Returns the ids of the reusable blocks (synced patterns) that a content refers to. */
export const findReusableBlocks = (content: string): string[] =>
  [...content.matchAll(REUSABLE_BLOCK)].flatMap(([, id]) => id ?? [])

/** Replaces the embedded plugin recipes in a post's content, in the order of their kinds. */
export function replaceEmbeds(content: string, replace: (embed: RecipeEmbed) => string): string {
  let rest = content
  for (const { plugin, name } of BLOCKS) {
    const block = new RegExp(
      `<!--\\s*wp:${name}\\s*(\\{[\\s\\S]*?\\})?\\s*(?:/-->|-->([\\s\\S]*?)<!--\\s*/wp:${name}\\s*-->)`,
      'gi',
    )
    rest = rest.replace(block, (whole, attributes = '', inner = '') => {
      const id = /"(?:id|key|postId)"\s*:\s*"?(\d+)/.exec(String(attributes))?.[1]
      const title = /"title"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(String(attributes))?.[1] ?? null
      const fallback = withoutMarks(String(inner))
      return id === undefined ? whole : replace({ plugin, id, title, fallback })
    })
  }
  rest = rest.replace(WPRM_COMMENT, (_, id: string, inner = '') =>
    replace({ plugin: 'wprm', id, title: null, fallback: withoutMarks(String(inner)) }),
  )
  for (const { plugin, pattern, id } of SHORTCODES) {
    rest = rest.replace(pattern, (code) => {
      const found = attributeOf(code, id)?.trim()
      if (found === undefined) return code
      if (/\btype\s*=\s*["'](?:diy|list|index)["']/i.test(code)) return ''
      const title = attributeOf(code, 'title') ?? null
      return replace({ plugin, id: found, title, fallback: '' })
    })
  }
  for (const { plugin, pattern } of NUMBERED) {
    rest = rest.replace(pattern, (_, id: string) =>
      replace({ plugin, id, title: null, fallback: '' }),
    )
  }
  return rest
}

/** Returns the plugin recipes embedded in a post, without duplicates. */
export function findEmbeds(content: string): RecipeEmbed[] {
  const embeds = new Map<string, RecipeEmbed>()
  replaceEmbeds(content, (embed) => {
    const key = getEmbedKey(embed)
    if (embeds.get(key)?.fallback === undefined || embeds.get(key)?.fallback === '') {
      embeds.set(key, embed)
    }
    return ''
  })
  return [...embeds.values()]
}

/** Returns the key of an embed within its post. */
export const getEmbedKey = ({ plugin, id }: RecipeEmbed): string => `${plugin} ${id}`

/** Removes the comments and shortcodes with which plugins mark their fallback. */
const withoutMarks = (inner: string): string =>
  inner
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[(?:wprm-recipe|tasty-recipe|mv_create|mv_recipe|zrdn-recipe)\b[^\]]*\]/gi, '')
    .trim()

const EMBED_CODE = /\[embed\b[^\]]*\]\s*(\S+?)\s*\[\/embed\]/gi
const EMBED_WRAPPER =
  /(<div\b[^>]*wp-block-embed__wrapper[^>]*>)\s*(https?:\/\/[^\s<]+)\s*(<\/div>)/gi
const FILM_CODE =
  /\[(youtube|vimeo)\b[^\]]*?\s*=?\s*["']?((?:https?:\/\/)?[\w./?=&;%-]{6,})["']?[^\]]*\]/gi
const LONE_ADDRESS = /^[^\S\n]*(?:<p>)?(https?:\/\/[^\s<>[\]"]+)(?:<\/p>)?[^\S\n]*$/gim

/** Renders the embeds of a content: video players, and links for anything else. */
export const renderEmbeds = (content: string): string =>
  content
    .replace(EMBED_CODE, (_, url: string) => `\n\n${renderAddress(decodeEntities(url))}\n\n`)
    .replace(
      EMBED_WRAPPER,
      (_, open: string, url: string, close: string) =>
        `${open}${renderAddress(decodeEntities(url))}${close}`,
    )
    .replace(FILM_CODE, (code, kind: string, named: string) => shownFilm(kind, named) ?? code)
    .replace(LONE_ADDRESS, (line, url: string) => {
      const shown = renderAddress(decodeEntities(url))
      return shown.startsWith('<iframe') ? shown : line
    })

function shownFilm(kind: string, named: string): string | null {
  const site =
    kind.toLowerCase() === 'youtube' ? 'https://www.youtube.com/watch?v=' : 'https://vimeo.com/'
  const shown = renderAddress(/^https?:/.test(named) ? decodeEntities(named) : `${site}${named}`)
  return shown.startsWith('<iframe') ? shown : null
}

/** Renders the HTML of a post as WordPress does, with paragraphs and its built-in shortcodes. */
export function renderPostHtml(content: string): string {
  // The block editor stores complete paragraphs, to which WordPress adds none.
  const isOfBlocks = /<!--\s*wp:/.test(content)
  const html = content
    .replace(
      /\[caption\b[^\]]*\]([\s\S]*?)\[\/caption\]/gi,
      (_, inner: string) => `<figure>${inner.trim()}</figure>`,
    )
    .replace(/\[\/?gallery\b[^\]]*\]/gi, '')
    .replace(/<!--\s*\/?wp:[\s\S]*?-->/g, '')
  return isOfBlocks ? html.trim() : addParagraphs(html)
}

/** Returns the pictures in HTML by address, with their alternative texts. */
export function findPictures(html: string): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>()
  for (const [tag] of html.matchAll(/<img\b[^>]*>/gi)) {
    const source = /\bsrc\s*=\s*["'](https?:\/\/[^"']+)["']/i.exec(tag)?.[1]
    const alt = /\balt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)
    const url = source?.replaceAll('&amp;', '&')
    const words = decodeEntities(alt?.[1] ?? alt?.[2] ?? '').trim()
    if (url !== undefined && !pictures.get(url)) pictures.set(url, words)
  }
  return pictures
}
