import sanitizeHtml from 'sanitize-html'

const EMBEDS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com']

/**
 * Stored HTML of legacy posts made harmless: text, headings, lists, tables, links, pictures and
 * known video embeds stay; scripts, styles, forms, handlers and every other address go.
 */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'h1', 'h2', 'iframe', 'del', 'ins'],
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      iframe: ['src', 'width', 'height', 'title', 'allowfullscreen', 'loading'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowedIframeHostnames: EMBEDS,
    allowProtocolRelative: false,
    transformTags: {
      // The page has its h1 already.
      h1: 'h2',
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }),
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
      iframe: sanitizeHtml.simpleTransform('iframe', { loading: 'lazy' }),
    },
  })
}
