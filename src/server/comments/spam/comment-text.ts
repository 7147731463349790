import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'

/** The text of a comment and the addresses in it. */
export type CommentText = { text: string; links: string[] }

/** Addresses that are written as text, with or without a scheme. */
const WRITTEN =
  /(?:https?:\/\/|www\.)[^\s<>"]+|\b[\p{L}\d-]{2,63}\.(?:com|net|org|info|biz|online|site|shop|store|xyz|top|click|link|live|club|vip|ru|cn|io|co|me|ly)\b(?:\/[^\s<>"]*)?/giu

/** Returns the addresses that are written in a text. */
export const writtenLinks = (text: string): string[] => text.match(WRITTEN) ?? []

/** Collects the text of a comment and the distinct addresses of its links, hidden behind words or written. */
export function commentText(document: RichTextDocument): CommentText {
  const text = plainText(document)
  const linkTargets = document.flatMap((block) =>
    block.children.flatMap((child) => ('href' in child ? [child.href] : [])),
  )
  const bare = (link: string): string => link.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  const links = new Map([...linkTargets, ...writtenLinks(text)].map((link) => [bare(link), link]))
  return { text, links: [...links.values()] }
}
