/** The sign-in, which leads back to the page that is shown. */
export const signInAddress = (): string =>
  `/sign-in?next=${encodeURIComponent(`${window.location.pathname}${window.location.search}`)}`
