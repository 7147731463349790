import { describe, expect, it } from 'vitest'
import { protectRequiredParts } from './protect-required-parts'

const NOT = ':where(:not([data-duty],[data-duty] *))'

// docs/product/site-design.md#custom-css
describe('a style sheet of a site’s own', () => {
  it.each([
    ['p{color:red}', `p${NOT}{color:red}`],
    ['html, :root > .a b:hover{--x:1}', `html${NOT},:root>.a b:hover${NOT}{--x:1}`],
    [
      'a::before, b:after, ::selection{top:0}',
      `a${NOT}::before,b${NOT}:after,${NOT}::selection{top:0}`,
    ],
    ['a{& > b{top:0}}', `a${NOT}{&>b${NOT}{top:0}}`],
    ['@media print{a{& {top:0}}}', `@media print{a${NOT}{&${NOT}{top:0}}}`],
    ['@scope (a){:scope{top:0}}', `@scope (a){:scope${NOT}{top:0}}`],
    ['@starting-style{a{top:0}}', `@starting-style{a${NOT}{top:0}}`],
    ['@keyframes x{from{top:0}50%{top:1px}}', '@keyframes x{from{top:0}50%{top:1px}}'],
    ['@font-face{font-family:x}', '@font-face{font-family:x}'],
    ['a{b:"</style>";--x:{"c"} }', `a${NOT}{b:"</style>";--x:{"c"} }`],
  ])('applies to nothing that the product has to show: %s', (css, narrowed) => {
    expect(protectRequiredParts(css)).toBe(narrowed)
  })
})
