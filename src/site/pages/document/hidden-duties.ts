/**
 * Source of a browser function that lists the required texts (`data-duty`) that are invisible on the
 * rendered page: too small or too pale, out of reach, or covered. It scrolls to each of them and back
 * before the next paint.
 * @see docs/product/site-design.md#custom-css
 */
export const HIDDEN_DUTIES = `() => {
  const MIN_FONT_PX = 9, MIN_OPACITY = 0.5, MIN_CONTRAST = 3;
  const numbers = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isDrawn = (part) => {
    const own = getComputedStyle(part);
    if (own.visibility !== 'visible' || parseFloat(own.fontSize) < MIN_FONT_PX) return false;
    let opacity = 1, ground = null;
    for (let at = part; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      const colour = numbers(style.backgroundColor);
      if (!ground && (colour[3] ?? 1) === 1) ground = colour;
    }
    const ink = numbers(own.color);
    if (opacity * (ink[3] ?? 1) < MIN_OPACITY) return false;
    return !ground || contrast(ink, ground) >= MIN_CONTRAST;
  };
  const isReached = (part) => {
    part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const text = document.createRange();
    text.selectNodeContents(part);
    return [...text.getClientRects()].some(({ left, top, width, height }) =>
      width > 1 && height > 1 && [0.1, 0.5, 0.9].every((share) =>
        part.contains(document.elementFromPoint(left + width * share, top + height / 2))));
  };
  // Elements without pointer events cover too.
  const solid = document.createElement('style');
  solid.textContent = '@layer duty{*,::before,::after{pointer-events:auto!important}}';
  document.body.append(solid);
  const [left, top] = [scrollX, scrollY];
  const hidden = [...document.querySelectorAll('[data-duty] > :is(p, a)')]
    .filter((part) => !isDrawn(part) || !isReached(part))
    .map((part) => part.textContent.trim());
  scrollTo({ left, top, behavior: 'instant' });
  solid.remove();
  return hidden;
}`
