import { $isLinkNode, LinkNode } from '@lexical/link'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from 'lexical'
import { describe, expect, it } from 'vitest'
import { MARKDOWN_SHORTCUTS } from './markdown-shortcuts'

/** The address of the link that a typed text becomes; null where it stays as it is typed. */
function typedLink(typed: string): { words: string; href: string } | null {
  const editor = createEditor({ nodes: [LinkNode], onError: (error) => expect.fail(error.message) })
  editor.update(
    () => {
      const node = $createTextNode(typed)
      $getRoot().append($createParagraphNode().append(node))
      for (const shortcut of MARKDOWN_SHORTCUTS) {
        const match = shortcut.type === 'text-match' ? shortcut.regExp.exec(typed) : null
        if (match && shortcut.type === 'text-match') shortcut.replace?.(node, match)
      }
    },
    { discrete: true },
  )
  return editor.read(() => {
    const [text] = $getRoot().getAllTextNodes()
    const link = text?.getParent()
    return $isLinkNode(link) ? { words: link.getTextContent(), href: link.getURL() } : null
  })
}

// docs/product/rich-text.md#writing
describe('a link that is typed as Markdown', () => {
  it.each([
    ['[rye](https://example.com/rye)', 'https://example.com/rye'],
    ['[rye](<https://example.com/rye bread>)', 'https://example.com/rye bread'],
    ['[rye](example.com)', 'https://example.com'],
    ['[rye](me@example.com)', 'mailto:me@example.com'],
    ['[rye](https://example.com/a_(b))', 'https://example.com/a_(b)'],
  ])('%s leads to %s', (typed, href) => {
    expect(typedLink(typed)).toEqual({ words: 'rye', href })
  })

  it.each(['[rye](javascript:alert(1))', '[rye]()', '[rye](see below)'])(
    'stays as it is typed where it has no web address: %s',
    (typed) => {
      expect(typedLink(typed)).toBeNull()
    },
  )
})
