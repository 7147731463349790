/** A tiny picture in itself: of a kind browsers draw and nothing runs in, and short. */
const LQIP = /^data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]{16,4000}={0,2}$/

/** Whether a text is a valid low-quality placeholder: never an address, which would send a request. */
export const isLqip = (value: string): boolean => LQIP.test(value)
