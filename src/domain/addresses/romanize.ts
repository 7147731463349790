const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const FIRST_HANGUL = 0xac00

/** Syllables from U+3041 on; `-` doubles the consonant after it. */
const KANA = (
  'a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ' +
  'ta da chi ji - tsu zu te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ' +
  'ma mi mu me mo ya ya yu yu yo yo ra ri ru re ro wa wa i e o n vu'
).split(' ')
const FIRST_KANA = 0x3041
/** Offset from katakana to the hiragana of the same sound. */
const TO_HIRAGANA = 0x60

/**
 * Romanizes Korean syllables and Japanese kana, letter by letter: `김치` gives `gimchi`, `カレー` `kare`. A text
 * with Chinese characters is unchanged: without them its kana would only be endings.
 */
export function romanize(text: string): string {
  if (/\p{Script=Han}/u.test(text)) return text
  return text
    .normalize('NFC')
    .replace(/[가-힣]/g, romanHangul)
    .replace(/[ぁ-ゔァ-ヴー]+/g, romanKana)
}

function romanHangul(syllable: string): string {
  const at = syllable.charCodeAt(0) - FIRST_HANGUL
  const initial = INITIALS[Math.floor(at / 588)] ?? ''
  const vowel = VOWELS[Math.floor((at % 588) / 28)] ?? ''
  return `${initial}${vowel}${FINALS[at % 28] ?? ''}`
}

function romanKana(word: string): string {
  let roman = ''
  for (const letter of word.replace(/ー/g, '')) {
    const code = letter.charCodeAt(0)
    const hiragana = String.fromCharCode(code >= 0x30a1 ? code - TO_HIRAGANA : code)
    const sound = KANA[hiragana.charCodeAt(0) - FIRST_KANA] ?? ''
    roman = /[ぁぃぅぇぉゃゅょ]/.test(hiragana)
      ? joined(roman, sound)
      : roman.replace(/-$/, sound.startsWith('ch') ? 't' : (sound[0] ?? '')) + sound
  }
  return roman.replaceAll('-', '')
}

/** A small letter takes the place of the vowel before it: `ki` and `ya` are `kya`, `fu` and `a` `fa`. */
function joined(before: string, sound: string): string {
  if (/(?:sh|ch|j)i$/.test(before)) return before.slice(0, -1) + sound.replace('y', '')
  if (/(?:^|[aeiou])u$/.test(before)) return `${before.slice(0, -1)}w${sound}`
  return before.replace(/[aeiou]$/, '') + sound
}
