/** Spellings of the separators of a path, and of dots in it. */
const BETWEEN = ['/', '//', '/./', '/x/../', '/%2e/', '/x/%2e%2e/', '/x/..%2f', '\\', '%2f', '/.;/']

/** Alternative spellings of a path: an encoded letter, dots, slashes, backslashes, full addresses. */
export function alternativeSpellings(path: string, host: string): string[] {
  const parts = path.slice(1).split('/')
  const first = parts[0] ?? ''
  const between = BETWEEN.flatMap((mark) => [
    `${mark.startsWith('/') ? '' : '/'}${mark}${parts.join('/')}`,
    `/${parts.join(mark)}`,
  ])
  const letters = Array.from(first.slice(0, 4), (letter, index) => {
    const code = `%${letter.charCodeAt(0).toString(16)}`
    return `/${first.slice(0, index)}${code}${first.slice(index + 1)}/${parts.slice(1).join('/')}`
  })
  const through = [
    '/fonts/..',
    '/_next/static/..',
    '/media/..',
    '/fonts/%2e%2e',
    '/fonts/..%5c..',
  ].map((folder) => folder + path)
  const full = [`http://${host}${path}`, `http://evil.example${path}`, `//${host}${path}`]
  const ends = ['/', '?', '#x', ';a=b', '%00', '%20', '.', '/.', '?_rsc=x', '?__nextDataReq=1']
  return [...between, ...letters, ...through, ...full, ...ends.map((end) => path + end)]
}
