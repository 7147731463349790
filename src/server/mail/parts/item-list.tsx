import type { NewsletterList } from '../newsletter-blocks'
import type { BlockFrame } from './block-frame'
import { Runs } from './runs'

type ItemListProps = { list: NewsletterList; frame: BlockFrame; margin?: string }

/** A list with the lists inside it. Its indent is on the side where the reader starts. */
export function ItemList({ list, frame, margin = '0 0 20px' }: ItemListProps) {
  const Tag = list.isNumbered ? 'ol' : 'ul'
  const padding = frame.direction === 'ltr' ? '0 0 0 24px' : '0 24px 0 0'
  return (
    <Tag style={{ margin, padding }}>
      {list.items.map(({ runs, lists = [] }, index) => (
        <li key={index} style={{ margin: '0 0 8px' }}>
          <Runs runs={runs} look={frame.look} />
          {lists.map((inner, position) => (
            <ItemList key={position} list={inner} frame={frame} margin="8px 0 0" />
          ))}
        </li>
      ))}
    </Tag>
  )
}
