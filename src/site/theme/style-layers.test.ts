import { expect, it } from 'vitest'
import { sourceFiles } from '@/src/testing/source-files'

const COMMENT = /\/\*[\s\S]*?\*\//g
/** A rule with `composes` is the only one outside of a layer: the build refuses it inside. */
const COMPOSED = /^\.\w+ \{\s*composes: [^}]*\}/m
const LAYERED = /^\s*@layer base, ui, site;\s*@layer (?:base|site) \{[\s\S]*\n\}\s*$/

// docs/product/site-design.md#custom-css
it('all styles of a site lie in a layer, below those that its author writes', () => {
  const styles = sourceFiles(/^src\/(?:site|session)\/.*\.css$/)
  expect(styles.length).toBeGreaterThan(100)
  const outside = styles.filter(
    ({ text }) => !LAYERED.test(text.replace(COMMENT, '').replace(COMPOSED, '')),
  )
  expect(outside.map(({ path }) => path)).toEqual([])
})
