/** "plum-buns2.jpg", "IMG_2041", "buns3": what a picture is called, copied in its place. */
const FILE =
  /^(?:[\p{L}\d_()-]{2,80}\.(?:jpe?g|png|gif|webp|heic|bmp)|(?:img|IMG|dsc[fn]?|DSC[FN]?|image|photo)[-_][\w-]{0,40}\d|[a-z]{4,30}[-_]?\d{1,4})$/u
/** The one food that is written like that. */
const FOOD = /^omega/

/** Returns whether a line is only the file name of a picture. */
export const isFileName = (text: string): boolean =>
  text.length < 90 && FILE.test(text) && !FOOD.test(text)
