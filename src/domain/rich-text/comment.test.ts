import { expect, it } from 'vitest'
import { commentContent } from './comment'
import { documentFromPlainText, plainText } from './plain-text'

// docs/product/comments.md#content
it('takes out of a comment what turns its words around or hides in them', () => {
  const written = documentFromPlainText('So\u200bur \u202eand\u2069 crisp\nשלום\u200e C++')
  expect(plainText(commentContent(written))).toBe('Sour and crisp\nשלום\u200e C++')
  expect(commentContent(documentFromPlainText('\u202e\u200b'))).toEqual([])
})
