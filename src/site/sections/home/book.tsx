import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { ProductCover } from '@/src/site/parts/cards/product-cover'
import { ButtonLink } from '@/src/ui/button'
import type { HomeSectionProps } from './home-data'
import styles from './book.module.css'

type Product = PublicSite['productLinks'][number]

/** The featured product: the first whose title names a book, else the first. */
export const leadProduct = (products: readonly Product[]): Product | undefined =>
  products.find(({ productTitle }) => /\b(?:cook)?books?\b/i.test(productTitle)) ?? products[0]

/** The author's book, large; the other products below it. */
export function Book({ section, data }: HomeSectionProps<'book'>): ReactElement | null {
  const products = data.site.productLinks.filter(({ href }) => isWebAddress(href))
  const lead = leadProduct(products)
  if (!lead) return null
  const others = products.filter(({ id }) => id !== lead.id)
  return (
    <section className={styles.band}>
      <div className={styles.inside}>
        <div className={styles.cover}>
          <ProductCover product={lead} sizes="(min-width: 768px) 360px, 70vw" maxWidth={360} />
        </div>
        <div>
          <h2 className={styles.heading}>{section.heading}</h2>
          <p className={styles.title}>{lead.productTitle}</p>
          <ButtonLink
            className={styles.action}
            href={lead.href}
            target="_blank"
            rel="noopener"
            isLarge
          >
            {section.action}
          </ButtonLink>
          {others.length > 0 ? (
            <ul className={styles.others}>
              {others.map(({ id, href, productTitle }) => (
                <li key={id}>
                  <a href={href} target="_blank" rel="noopener">
                    {productTitle}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  )
}
