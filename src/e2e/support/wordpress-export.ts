/** A post of a WordPress export. */
export type Post = { id: number; title: string; content: string }

const post = ({ id, title, content }: Post): string => `
  <item><title><![CDATA[${title}]]></title><link>https://blog.example/2019/post-${id}/</link>
    <content:encoded><![CDATA[${content}]]></content:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2019-05-06 07:08:09</wp:post_date_gmt>
    <wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status>
    <wp:post_type>post</wp:post_type></item>`

/** A WordPress export, as its tools write it, to be chosen in a file dialog. */
export const wordpressExport = (
  posts: readonly Post[],
): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'my-blog.WordPress.2026-01-01.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>
    <rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Blog</title>
    <link>https://blog.example</link><language>en</language><wp:wxr_version>1.2</wp:wxr_version>
    ${posts.map(post).join('')}</channel></rss>`),
})
