/** Marks after which a caption continues below the dish name. */
const BREAK =
  /\s*(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})*\s*)+|(?<=[!?…])\s+|(?<=\p{L})\s*!{2,}\s*|\s+[-–—|]\s+/gu
/** Words with which captions address their readers. */
const CALL =
  /(?<!\p{L})(?:you(?:['’]?(?:ll|re|ve))?|your|u|guys|y['’]?all|save (?:this|it|for)|need (?:this|to|it)|must[- ]try|try (?:this|it)|follow|link in bio|recipe (?:below|in|👇)|comment|obsessed|omg|pov|wait (?:for|till|until)|so good|to die for|game[- ]?changer|viral|best ever|don['’]?t (?:miss|sleep)|trust me|i (?:can['’]?t|make|made|could|swear)|this is|it['’]?s|these are|yum(?:my|m+)?|swipe|unbedingt|müsst|speichern|ihr|probiert|il faut|tenéis|guarda|prueba|salva|provate|não perca|salve)(?!\p{L})/iu
const MAX_NAME_LENGTH = 8

/**
 * Removes exclamations to the readers from the title of a caption ("Tuscan Chicken 🍗 you guys NEED
 * this!!").
 */
export function removeExclamations(title: string): string {
  if (!/\p{Extended_Pictographic}|[!…?]|(?<!\p{L})\p{L}.*\s[-–—|]\s/u.test(title)) return title
  const parts = title.split(BREAK).map((part) => part.trim())
  const names = parts.filter((part) => /\p{L}{2}/u.test(part) && !CALL.test(part))
  const [name = ''] = names
  const isShouted = names.length < parts.filter((part) => /\p{L}{2}/u.test(part)).length
  return isShouted && names.length === 1 && name.split(' ').length <= MAX_NAME_LENGTH
    ? name.replace(/[!…\s]+$/u, '')
    : title
}
