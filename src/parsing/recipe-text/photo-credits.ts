import { isIngredientLike, isSentence } from '@/src/parsing/recipe-text/line-kind'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

/** "Foto: Nora Stone / Agency", "The cake Photo: the author": who took a picture, in papers. */
const CREDIT =
  /(?:^|[\s(/|])(?:foto|photo|photograph|bild(?:quelle)?|fotó|kuva|fotograf(?:ía|ia|ie)?|снимка|фото|φωτο(?:γραφία)?|zdjęcie|צילום|写真|사진|撮影)\s?[:：©]\s?\p{L}/iu
const LONGEST = 90

/** True for a line that says who took a picture. */
export const isPhotoCredit = (text: string): boolean => text.length <= LONGEST && CREDIT.test(text)

/** Lines without those that say who took a picture; an amount makes a line one of the list. */
export const removePhotoCredits = (lines: readonly TextLine[]): TextLine[] =>
  lines.filter(({ text }) => !isPhotoCredit(text) || isIngredientLike(text))

/** A method without such lines above its first sentence; below it they may tell where it ends. */
export function removeLeadingCredits(lines: readonly TextLine[]): TextLine[] {
  const first = lines.findIndex(({ text }) => isSentence(text))
  return lines.filter(({ text }, at) => at >= first || !isPhotoCredit(text))
}
