import type { ReactElement } from 'react'
import { FOLLOWING } from './following'
import { HIDDEN_DUTIES } from './hidden-duties'

type Props = {
  /** Origin of the kitchen: messages are only exchanged with it. */
  kitchen: string
  /** Whether linked pages are previews too, as on a preview host. */
  isWholeSite: boolean
  /** Whether the page has a custom style sheet, which may hide required elements. */
  hasOwnCss?: boolean
  nonce: string | undefined
}

/**
 * The script of a preview in the kitchen's frame. It reports its scroll position and scrolls on demand, so
 * that the next preview opens at the same position; scrolls to the edited place and highlights it briefly,
 * until the user scrolls; and reports required elements that the author's style sheet hides. Links that the
 * frame could not show open outside it: those to the account host in its window, others in a new one.
 * @see docs/product/kitchen.md#preview
 */
export function FramedPreview({
  kitchen,
  isWholeSite,
  hasOwnCss = false,
  nonce,
}: Props): ReactElement {
  const code = script(kitchen, isWholeSite, hasOwnCss)
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} />
}

const script = (
  kitchen: string,
  isWholeSite: boolean,
  hasOwnCss: boolean,
): string => `((kitchen, isWholeSite) => {
  if (parent === window) return;
  addEventListener('load', () => document.fonts.ready.then(() => {
    if (innerWidth === 0) return; // nothing is rendered in a hidden frame
    const hiddenDuties = (${hasOwnCss ? HIDDEN_DUTIES : '() => []'})();
    parent.postMessage({ hiddenDuties }, kitchen);
  }));
  const tell = () => parent.postMessage({ scrollTop: scrollY }, kitchen);
  addEventListener('scroll', tell, { passive: true });
  ${FOLLOWING}
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== kitchen || source !== parent) return;
    if (typeof data?.scrollTo === 'number') scrollTo({ top: data.scrollTo, behavior: 'instant' });
    if (typeof data?.reveal === 'string') reveal(data.reveal);
  });
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!link || link.target !== '') return;
    const { origin, pathname, search, protocol } = new URL(link.href, location.href);
    const isHere = origin === location.origin;
    if (isHere && (isWholeSite || pathname + search === location.pathname + location.search)) return;
    if (!protocol.startsWith('http')) return;
    link.target = origin === kitchen ? '_top' : '_blank';
    link.relList.add('noopener');
  }, { capture: true });
})(${JSON.stringify([kitchen, isWholeSite]).slice(1, -1).replaceAll('<', '\\u003c')})`
