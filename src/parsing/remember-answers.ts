/** More answers than a long page needs. */
const MAX_ANSWERS = 4000
/** Longer texts are not stored, so that the memory is bounded. */
const MAX_TEXT_LENGTH = 200

/**
 * Returns a function of a text that stores its answers: the same line is asked about many times while a
 * page is read. The function must depend on its text alone.
 */
export function rememberAnswers<T>(answer: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>()
  return (text) => {
    if (text.length > MAX_TEXT_LENGTH) return answer(text)
    const known = answers.get(text)
    if (known !== undefined) return known
    if (answers.size >= MAX_ANSWERS) answers.clear()
    const found = answer(text)
    answers.set(text, found)
    return found
  }
}
