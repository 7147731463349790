import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { Picture } from '../media/picture'
import styles from './product-cover.module.css'

type ProductCoverProps = {
  product: PublicSite['productLinks'][number]
  sizes: string
  maxWidth: number
}

/** A product's picture, or its name in the style of a book cover. */
export function ProductCover({ product, ...rest }: ProductCoverProps): ReactElement {
  const { productImage, productTitle } = product
  if (productImage) {
    // The name is beside it and need not be repeated.
    const alt = productImage.alt === productTitle ? '' : (productImage.alt ?? '')
    return <Picture image={productImage} alt={alt} ratio={3 / 4} {...rest} />
  }
  return (
    <div className={styles.cover} aria-hidden="true">
      <span className={styles.name}>{productTitle}</span>
    </div>
  )
}
