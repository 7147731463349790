/** A path in a document: of a link, relative to the document, or in code, from the root or a folder. */
export type DocPath = { line: number; path: string; isLink: boolean }

/** Folders at the root that documents name paths of. */
const ROOT = /^(?:access|bench|collections|demo|docs|endpoints|media|public|search|src)\//
const FILE = /^[\w@()[\].-]+(?:\/[\w@()[\].-]+)*\.(?:css|cjs|md|mjs|sql|ts|tsx)$/
/** Patterns, and names that stand for any name: `x.test.ts`, `NAME-screen.tsx`. */
const EXAMPLE = /[*…<>{}]|\bx\.|[A-Z]{4}/
const CODE = /`([^`\s]+)`/g

/** Finds the paths that a Markdown document names in links and in code, without examples. */
export function findPaths(text: string): DocPath[] {
  return text.split('\n').flatMap((words, index) => {
    const links = [...words.replace(CODE, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, path = '']) => path.replace(/#.*$/, ''))
      .filter((path) => path !== '' && !/^\w+:/.test(path))
      .map((path) => ({ line: index + 1, path, isLink: true }))
    const code = [...words.matchAll(CODE)]
      .flatMap(([, path = '']) => expandBraces(path.replace(/#.*$|\/$/, '')))
      .filter((path) => (ROOT.test(path) || FILE.test(path)) && !EXAMPLE.test(path))
      .map((path) => ({ line: index + 1, path, isLink: false }))
    return [...links, ...code]
  })
}

/** A walk of docs/architecture.md: its title, the number of files it states, and those it names. */
export type Walk = { title: string; stated: number; files: string[] }

/** Finds the walks of a document: a title with a number of files, then a list of modules in code. */
export function findWalks(text: string): Walk[] {
  return [...text.matchAll(/^\*\*(.+?)\*\* \((\d+) files[^\n]*\n\n((?:- .*\n)+)/gm)].map(
    ([, title = '', stated, list = '']) => ({
      title,
      stated: Number(stated),
      files: list.split('\n').flatMap(filesOfStep),
    }),
  )
}

/** The modules of one step; one that ends with a colon is the folder of those after it. */
function filesOfStep(step: string): string[] {
  let folder = ''
  return [...step.matchAll(/`([^`\s]+)`(:?)/g)].flatMap(([, path = '', colon]) => {
    if (colon === ':') {
      folder = `${path}/`
      return []
    }
    return expandBraces(ROOT.test(path) ? path : folder + path)
  })
}

/** `a/{b,c}` becomes `a/b` and `a/c`. */
function expandBraces(path: string): string[] {
  const [whole, start = '', list = '', end = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path) ?? []
  return whole === undefined ? [path] : list.split(',').map((name) => start + name + end)
}
