import { PLATFORM_FONT_FACES } from '@/src/ui/platform-fonts'

/** The platform's own font, and quiet colours, for pages without a site. */
export const PLAIN_THEME_CSS = `${PLATFORM_FONT_FACES}
:root{--color-background:#faf7f1;--color-text:#2a2622;
--color-accent:#8a3b1f;--on-accent:#fff;--font-display:Inter,'Inter Fallback',Arial,sans-serif;
--font-narrative:Inter,'Inter Fallback',Arial,sans-serif;--weight-display-bold:650;--title-weight:650;--weight-narrative-normal:400;
--weight-narrative-bold:600;--message-height:92vh}`
