const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g

/** Collapses every run of white space to one space and drops invisible characters. */
export function collapseSpace(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}
