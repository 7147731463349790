/** The URL of the sign-in, which returns to the current page. */
export const signInAddress = (): string =>
  `/sign-in?next=${encodeURIComponent(`${window.location.pathname}${window.location.search}`)}`
