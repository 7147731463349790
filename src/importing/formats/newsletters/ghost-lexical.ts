import { asList, asRecord, getFirstTextOrEmpty, asText } from '../values'

/** Converts Ghost's Lexical to HTML (text, headings, lists, pictures), for exports without HTML. */
export function lexicalToHtml(lexical: string): string {
  try {
    return childrenOf(asRecord(asRecord(JSON.parse(lexical))['root']))
  } catch {
    return ''
  }
}

type Node = Readonly<Record<string, unknown>>

const childrenOf = (node: Node): string =>
  asList(node['children'])
    .map((child) => htmlOf(asRecord(child)))
    .join('')

const TAGS: Readonly<Record<string, (node: Node) => string>> = {
  paragraph: () => 'p',
  heading: (node) => asText(node['tag']) ?? 'h2',
  'extended-heading': (node) => asText(node['tag']) ?? 'h2',
  list: (node) => (node['listType'] === 'number' ? 'ol' : 'ul'),
  listitem: () => 'li',
  quote: () => 'blockquote',
  'extended-quote': () => 'blockquote',
}

const WRITTEN: Readonly<Record<string, (node: Node) => string>> = {
  text: textOf,
  'extended-text': textOf,
  linebreak: () => '<br>',
  horizontalrule: () => '<hr>',
  html: (node) => getFirstTextOrEmpty(node, 'html'),
  link: (node) => `<a href="${escaped(getFirstTextOrEmpty(node, 'url'))}">${childrenOf(node)}</a>`,
  image: (node) =>
    `<img src="${escaped(getFirstTextOrEmpty(node, 'src'))}" alt="${escaped(getFirstTextOrEmpty(node, 'alt'))}">`,
}

function htmlOf(node: Node): string {
  const type = getFirstTextOrEmpty(node, 'type')
  const tag = TAGS[type]?.(node) ?? ''
  if (/^[a-z]\w*$/.test(tag)) return `<${tag}>${childrenOf(node)}</${tag}>`
  return (WRITTEN[type] ?? childrenOf)(node)
}

function textOf(node: Node): string {
  const format = Number(node['format'] ?? 0)
  const text = escaped(typeof node['text'] === 'string' ? node['text'] : '')
  const italic = (format & 2) === 0 ? text : `<em>${text}</em>`
  return (format & 1) === 0 ? italic : `<strong>${italic}</strong>`
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
