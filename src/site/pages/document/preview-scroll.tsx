import type { ReactElement } from 'react'

/**
 * Tells the kitchen how far the preview of a draft is scrolled, and scrolls where it says: the next
 * preview takes the place of this one at the same position. It listens to the kitchen alone.
 */
export function PreviewScroll({
  kitchen,
  nonce,
}: {
  kitchen: string
  nonce: string | undefined
}): ReactElement {
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: scriptFor(kitchen) }} />
}

const scriptFor = (kitchen: string): string => `(kitchen => {
  if (parent === window) return;
  const tell = () => parent.postMessage({ scrollTop: scrollY }, kitchen);
  addEventListener('scroll', tell, { passive: true });
  addEventListener('message', ({ origin, data }) => {
    if (origin === kitchen && typeof data?.scrollTo === 'number')
      scrollTo({ top: data.scrollTo, behavior: 'instant' });
  });
})(${JSON.stringify(kitchen).replaceAll('<', '\\u003c')})`
