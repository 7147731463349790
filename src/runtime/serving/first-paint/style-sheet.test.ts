import { describe, expect, it } from 'vitest'
import { styleParts, stylesFor } from './style-sheet'

const on = (css: string, ...classes: string[]): string =>
  stylesFor([styleParts(css)], new Set(classes))

// docs/product/figures.md#page-on-a-weak-network
describe('the styles of a first paint', () => {
  it.each([
    ['.a{color:red}', '.a{color:red}'],
    ['.b{color:red}', ''],
    ['.a .b{color:red}', ''],
    ['.b,.a>p{color:red}', '.b,.a>p{color:red}'],
    ['p{color:red}', 'p{color:red}'],
    ['[data-x].a{color:red}', '[data-x].a{color:red}'],
    ['.a:not(.b){color:red}', '.a:not(.b){color:red}'],
    ['.a:has(.b){color:red}', '.a:has(.b){color:red}'],
    ['.a::before{color:red}', '.a::before{color:red}'],
  ])('of "%s" are "%s" on a page with the class a', (css, wanted) => {
    expect(on(css, 'a')).toBe(wanted)
  })

  it('leave out what only a person brings about, and print', () => {
    expect(on('.a:hover{color:red}.a:focus-visible{color:red}', 'a')).toBe('')
    expect(on('.a,.a:hover{color:red}', 'a')).toBe('.a,.a:hover{color:red}')
    expect(on('@media print{.a{color:red}}', 'a')).toBe('')
  })

  it('keep the order of layers, and conditions that hold something', () => {
    const css =
      '@layer base,ui;@layer ui{@media (width>=48rem){.a{color:red}.b{color:red}}}@layer ui{.b{color:red}}'
    expect(on(css, 'a')).toBe('@layer base,ui;@layer ui{@media (width>=48rem){.a{color:red}}}')
    expect(on('@container row (width<10rem){.a{color:red}}', 'a')).toContain('@container row')
  })

  it('keep the movements that are used', () => {
    const css = '@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}.a{animation:1s in}'
    expect(on(css, 'a')).toBe('.a{animation:1s in}@keyframes in{to{opacity:1}}')
  })
})
