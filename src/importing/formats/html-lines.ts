import { toPlainLines } from '@/src/parsing/plain-text'

/** Converts HTML to lines; headings and bold paragraphs title the lines after them. */
export function htmlToLines(html: string): string[] {
  const told = html
    .replace(/<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/gi, '<p>$1:</p>')
    .replace(/<p[^>]*>\s*<(strong|b)>([^<]*?):?\s*<\/\1>\s*:?\s*<\/p>/gi, '<p>$2:</p>')
  return toPlainLines(told.includes('<') ? told : told.replace(/\r?\n/g, '<br>')).map((line) =>
    line.replace(/:{2,}$/, ':'),
  )
}
