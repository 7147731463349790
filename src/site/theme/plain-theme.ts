/** Colours and system fonts for pages without a site. */
export const PLAIN_THEME_CSS = `:root{--color-background:#faf7f1;--color-text:#2a2622;
--color-accent:#8a3b1f;--on-accent:#fff;--font-display:Georgia,'Times New Roman',serif;
--font-narrative:system-ui,sans-serif;--weight-display-bold:500;--weight-narrative-normal:400;
--weight-narrative-bold:600;--message-height:92vh}`
