import { isIngredientLike, isSentence } from '@/src/parsing/recipe-lines/line-kind'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** "Foto: Nora Stone / Agency", "The cake Photo: the author": who took a picture, in papers. */
const CREDIT =
  /(?:^|[\s(/|])(?:foto|photo|photograph|bild(?:quelle)?|fotó|kuva|fotograf(?:ía|ia|ie)?|снимка|фото|φωτο(?:γραφία)?|zdjęcie|צילום|写真|사진|撮影)\s?[:：©]\s?\p{L}/iu
const MAX_LENGTH = 90

/** Returns whether a line is the credit of a photo. */
export const isPhotoCredit = (text: string): boolean =>
  text.length <= MAX_LENGTH && CREDIT.test(text)

/** Removes photo credits from lines; a line with an amount is never one. */
export const removePhotoCredits = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => !isPhotoCredit(text) || isIngredientLike(text))

/** Removes photo credits above the first sentence of a method; below it they may mark its end. */
export function removeLeadingCredits(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(({ text }) => isSentence(text))
  return lines.filter(({ text }, at) => at >= first || !isPhotoCredit(text))
}
