import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { imageAddress } from '@/src/domain/addresses/image-address'
import type { HeaderSettings } from '@/src/site/templates/template'
import { logoOn } from '@/src/site/theme/logo-grounds'
import type { LogoGround } from '@/src/site/theme/logo-grounds'
import styles from './logo.module.css'

type LogoProps = {
  site: PublicSite
  icon: HeaderSettings['icon']
  /** The ground behind it. */
  ground: LogoGround
}

/** The logo or title of the site, linked to the home page. */
export function Logo({ site, icon, ground }: LogoProps): ReactElement {
  const { title } = site
  const logo = logoOn(site, ground)
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
