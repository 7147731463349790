import type { NewsletterList } from '../newsletter-blocks'
import type { BlockFrame } from './block-frame'
import { Runs } from './runs'

/** A list with the lists inside it. Its indent is on the side where the reader starts. */
export function ItemList({ list, frame }: { list: NewsletterList; frame: BlockFrame }) {
  const Tag = list.isNumbered ? 'ol' : 'ul'
  const padding = frame.direction === 'ltr' ? '0 0 0 24px' : '0 24px 0 0'
  return (
    <Tag style={{ margin: '0 0 20px', padding }}>
      {list.items.map(({ runs, lists = [] }, index) => (
        <li key={index} style={{ margin: '0 0 8px' }}>
          <Runs runs={runs} colours={frame.colours} />
          {lists.map((inner, position) => (
            <ItemList key={position} list={inner} frame={frame} />
          ))}
        </li>
      ))}
    </Tag>
  )
}
