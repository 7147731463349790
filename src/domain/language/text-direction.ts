/** The direction of a text. */
export type TextDirection = 'ltr' | 'rtl'

const LETTER = /\p{L}/gu
/** Letters of the living scripts that are written from right to left. */
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/gu

/** The direction of most letters of a text; left to right without any. */
export function textDirection(text: string): TextDirection {
  const letters = text.match(LETTER) ?? []
  const fromTheRight = letters.join('').match(FROM_THE_RIGHT) ?? []
  return fromTheRight.length > letters.length / 2 ? 'rtl' : 'ltr'
}
