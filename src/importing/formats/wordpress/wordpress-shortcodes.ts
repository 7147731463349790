/** Maximum number of shortcodes named per post. */
const MAX_NAMED = 30
const MAX_NAMED_LENGTH = 200

const CODE = /(?<!\[)\[(\/?)([a-z][\w-]{1,40})((?:[\s=:][^[\]]*)?)\](?!\])/gi

/** WordPress's own, handled elsewhere. */
const OWN = /^(?:caption|wp_caption|embed|gallery)$/i
/**
 * Shortcodes of page builders and indexes without authored text: rows, columns, tables of contents,
 * ad slots.
 */
const LAYOUT =
  /^(?:vc_(?:row|column|column_text|row_inner|column_inner|empty_space|separator)|et_pb_(?:section|row|column|row_inner|column_inner|text)|fusion_(?:builder_)?(?:container|row|column|text|separator)|row|column|col|one_half|one_third|two_third|clear|toc|no_toc|ez-toc|adinserter|ad|ads|playlist)(?:_last)?$/i
/** A name without attributes that is not an ordinary word. */
const PLUGIN_NAME =
  /_|^(?:jump-to|print)-|(?:^|-)(?:recipes?|forms?|toc|cooked|buttons?|slider|ads?|posts?|shares?|social|newsletter|widgets?|products?)(?:-|$)/i

/**
 * Removes plugin shortcodes from a content, where they would be displayed literally, and names
 * those that may hold content. Text enclosed by shortcodes stays.
 */
export function removeShortcodes(content: string): { rest: string; warnings: string[] } {
  const closed = new Set([...content.matchAll(/\[\/([\w-]+)\]/g)].map(([, name = '']) => name))
  const codes = new Set<string>()
  const rest = content.replace(CODE, (code, slash: string, name: string, attributes: string) => {
    const isCode =
      slash === '/' || closed.has(name) || /\w\s*=/.test(attributes) || PLUGIN_NAME.test(name)
    if (OWN.test(name) || (!isCode && !LAYOUT.test(name))) return code
    if (slash === '' && !LAYOUT.test(name)) codes.add(code.slice(0, MAX_NAMED_LENGTH))
    return ''
  })
  const named = [...codes].slice(0, MAX_NAMED).join(', ')
  return { rest, warnings: named === '' ? [] : [`Left out as shortcodes of plugins: ${named}.`] }
}
