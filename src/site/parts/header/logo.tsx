import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { imageAddress } from '@/src/domain/addresses/image-address'
import type { HeaderSettings } from '@/src/site/templates/template'
import styles from './logo.module.css'

type LogoProps = {
  site: Pick<PublicSite, 'title' | 'logo' | 'icon'>
  icon: HeaderSettings['icon']
}

/** The logo or title of the site, linked to the home page. */
export function Logo({ site, icon }: LogoProps): ReactElement {
  const { logo, title } = site
  const isIconShown = icon === 'always' || (icon === 'without-logo' && !logo)
  return (
    <a className={styles.logo} href="/" data-length={title.length > 24 ? 'long' : 'short'}>
      {isIconShown && site.icon ? (
        <img
          className={styles.icon}
          src={imageAddress(site.icon.key)}
          width={40}
          height={40}
          alt=""
        />
      ) : null}
      {logo ? (
        <span className={styles.plate}>
          <img
            className={styles.drawn}
            src={imageAddress(logo.key)}
            width={logo.width}
            height={logo.height}
            alt={title}
          />
        </span>
      ) : (
        <span className={styles.written}>{title}</span>
      )}
    </a>
  )
}
