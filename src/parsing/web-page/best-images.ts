/**
 * Selects the largest size of each picture, in order. Sizes are read from the address
 * ("-300x200.jpg", "?w=300"); an address without a size is the original.
 */
export function selectLargestImages(urls: string[]): string[] {
  const best = new Map<string, string>()
  for (const url of urls) {
    const key = pictureOf(url)
    const known = best.get(key)
    if (known === undefined || widthOf(url) > widthOf(known)) best.set(key, url)
  }
  return [...best.values()]
}

const SIZE_IN_NAME = /-(\d{2,4})x\d{2,4}(?=\.\w{3,4}$)/
const SIZE_IN_QUERY = /[?&](?:w|width|resize)=(\d{2,4})\b/

// Addresses that differ in more than the size are different pictures: their queries may be signed.
function pictureOf(url: string): string {
  const [path = url] = url.split(/[?#]/)
  return SIZE_IN_QUERY.test(url) ? path : url.replace(path, path.replace(SIZE_IN_NAME, ''))
}

function widthOf(url: string): number {
  const [path = url] = url.split(/[?#]/)
  const size = SIZE_IN_QUERY.exec(url)?.[1] ?? SIZE_IN_NAME.exec(path)?.[1]
  return size === undefined ? Infinity : Number(size)
}
