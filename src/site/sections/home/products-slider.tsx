import type { ReactElement } from 'react'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { ProductCover } from '@/src/site/parts/cards/product-cover'
import { Slider } from '@/src/site/parts/cards/slider'
import type { HomeSectionProps } from './home-data'
import { SectionFrame } from '../section-frame'
import styles from './products-slider.module.css'

/** The author's favorite products, in a slider. */
export function ProductsSlider({
  section,
  data,
}: HomeSectionProps<'products-slider'>): ReactElement | null {
  const products = data.site.productLinks.filter(({ href }) => isWebAddress(href))
  if (products.length === 0) return null
  return (
    <SectionFrame heading={section.heading}>
      <Slider label={section.heading} layout="cards">
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <ProductCover product={product} sizes="(min-width: 768px) 300px, 78vw" maxWidth={300} />
            <a className={styles.title} href={product.href} target="_blank" rel="noopener">
              {product.productTitle}
            </a>
          </li>
        ))}
      </Slider>
    </SectionFrame>
  )
}
