/** Returns the last part of a path or address. */
export const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Returns the name of a file without its folder and extension. */
export const getFileStem = (path: string): string => basename(path).replace(/\.[^.]*$/, '')

/** Resolves a relative path against the path of a file: `images/loaf.jpg`, `../pix/loaf.webp`. */
export function resolvePath(file: string, reference: string): string {
  const parts = reference.startsWith('/') ? [] : file.split('/').slice(0, -1)
  for (const part of reference.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/**
 * Finds the file of a bundle that a document refers to: by relative path, else the only file whose
 * path ends with the reference, as exports are packed from various roots.
 */
export function findReferencedFile(
  names: readonly string[],
  file: string,
  reference: string,
): string | null {
  const clean = decoded(reference.replace(/[?#].*$/, ''))
  if (clean === '' || /^[a-z]+:/i.test(clean)) return null
  const exact = resolvePath(file, clean)
  if (names.includes(exact)) return exact
  const end = `/${clean.replace(/^(?:\.{0,2}\/)+/, '')}`
  return names.find((name) => `/${name}`.endsWith(end)) ?? null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
