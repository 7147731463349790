/**
 * An address that everything behind can decode: Next answers one that it cannot with an error of its
 * own. Where a `%` begins no encoded text, it stands for itself, and nothing is found there.
 */
export function decodableAddress(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
