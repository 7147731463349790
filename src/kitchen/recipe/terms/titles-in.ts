/** The titles in a comma-separated text, without duplicates. */
export function splitTitles(text: string): string[] {
  const titles = text.split(/[,，、،;\n]/).map((title) => title.trim())
  const first = (title: string): number =>
    titles.findIndex((each) => each.toLowerCase() === title.toLowerCase())
  return titles.filter((title, at) => title !== '' && first(title) === at)
}
