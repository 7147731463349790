type Php = string | number | boolean | null | readonly Php[] | { readonly [key: string]: Php }

/** Serialises a value in PHP's `serialize` format. */
export function serializePhp(value: Php): string {
  if (value === null) return 'N;'
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  const entries = Object.entries(value)
  const isList = Array.isArray(value)
  const inner = entries.map(
    ([key, each]) => `${isList ? `i:${key};` : serializePhp(key)}${serializePhp(each)}`,
  )
  return `a:${entries.length}:{${inner.join('')}}`
}

const cdata = (text: string): string => `<![CDATA[${text}]]>`

/** An item of an export: a post, a plugin's recipe or a picture. */
export type WxrItem = {
  id: number
  type?: string
  title: string
  content?: string
  status?: string
  name?: string
  link?: string
  meta?: Readonly<Record<string, string>>
  extra?: string
}

const itemXml = ({
  id,
  type = 'post',
  title,
  content = '',
  status = 'publish',
  ...rest
}: WxrItem) => `
  <item><title>${cdata(title)}</title><link>${rest.link ?? `https://blog.example/${rest.name ?? id}/`}</link>
    <dc:creator>${cdata('anna')}</dc:creator>
    <content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata('')}</excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-06 07:08:09</wp:post_date_gmt>
    <wp:post_name>${rest.name ?? ''}</wp:post_name><wp:status>${status}</wp:status>
    <wp:post_type>${type}</wp:post_type>${rest.extra ?? ''}
    ${Object.entries(rest.meta ?? {})
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
      )
      .join('')}
  </item>`

/** Builds a WordPress export (WXR) with these items. */
export const buildWxr = (...items: WxrItem[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
  <title>Blog</title><link>https://blog.example</link><language>de-DE</language><wp:wxr_version>1.2</wp:wxr_version>
  <wp:author><wp:author_login>anna</wp:author_login><wp:author_display_name>${cdata('Anna Ö')}</wp:author_display_name></wp:author>
  ${items.map(itemXml).join('')}
</channel></rss>`
