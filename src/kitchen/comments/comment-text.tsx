import type { ReactElement } from 'react'
import type { Inline, RichTextDocument, TextLeaf } from '@/src/domain/rich-text/document'

/** The text of a comment: paragraphs with bold, italic and links, which open in a new tab. */
export function CommentText({ content }: { content: RichTextDocument }): ReactElement {
  return (
    <>
      {content.map((block, at) =>
        block.type === 'paragraph' ? (
          <p key={at}>
            {block.children.map((inline, place) => (
              <InlineText key={place} inline={inline} />
            ))}
          </p>
        ) : null,
      )}
    </>
  )
}

function InlineText({ inline }: { inline: Inline }): ReactElement | null {
  if (!('type' in inline)) return <Leaf leaf={inline} />
  if (inline.type !== 'link') return null
  // Where it leads is seen before it is followed: spam hides it behind other words.
  return (
    <a href={inline.href} title={inline.href} target="_blank" rel="noopener noreferrer nofollow">
      {inline.children.map((leaf, at) => (
        <Leaf key={at} leaf={leaf} />
      ))}
    </a>
  )
}

function Leaf({ leaf: { text, bold, italic } }: { leaf: TextLeaf }): ReactElement {
  const words = italic ? <em>{text}</em> : <>{text}</>
  return bold ? <strong>{words}</strong> : words
}
