/** A tiny picture in itself: of a kind browsers draw and nothing runs in, and short. */
const LQIP = /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]{16,4000}={0,2}$/

/** Whether a text can stand in for a picture while it loads: never an address that somebody hears of. */
export const isLqip = (value: string): boolean => LQIP.test(value)
