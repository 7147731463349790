/**
 * The part of a framed preview's script that follows the edited place: `reveal` scrolls to a place that is
 * out of view and highlights it briefly. A place is a `RecipePlace` or the id of a row. Once the user
 * scrolls, the page reports it and stops following until another place is revealed.
 * @see docs/product/kitchen.md#preview
 */
export const FOLLOWING = `
  let followed = null;
  const find = (place) => {
    const name = CSS.escape(place);
    return document.querySelector(
      '[data-place="' + name + '"], li:has(> [data-step-button="' + name + '"])');
  };
  const scrollToPart = (part, behavior) => {
    const { top, bottom } = part.getBoundingClientRect();
    const isTall = bottom - top > innerHeight;
    const isInView = isTall
      ? top < innerHeight / 2 && bottom > innerHeight / 2
      : top >= 0 && bottom <= innerHeight;
    if (!isInView) part.scrollIntoView({ block: isTall ? 'start' : 'center', behavior });
  };
  const reveal = (place) => {
    followed = find(place);
    if (!followed) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollToPart(followed, isStill ? 'instant' : 'smooth');
    const tint = 'color-mix(in srgb, var(--color-accent) 16%, transparent)';
    const mark = {
      backgroundColor: tint,
      boxShadow: '0 0 0 6px ' + tint,
      outline: '2px solid color-mix(in srgb, var(--color-accent) 60%, transparent)',
      outlineOffset: '6px',
    };
    followed.animate(isStill ? [mark, mark] : [mark, { ...mark, offset: 0.6 }, {}], {
      id: 'edited',
      duration: 1600,
    });
  };
  // The page grows while it is laid out, and gets another width.
  new ResizeObserver(() => followed && scrollToPart(followed, 'instant')).observe(document.body);
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, () => {
      followed = null;
      parent.postMessage({ isScrolledByHand: true }, kitchen);
    }, { passive: true });
  }
`
