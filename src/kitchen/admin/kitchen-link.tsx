import { Icon } from '@/src/ui/icon'
import styles from './admin.module.css'

/** The way back from the admin to the kitchen. */
export function KitchenLink() {
  return (
    <a className={styles.kitchenLink} href="/kitchen">
      <Icon name="arrow-left" size={18} />
      Kitchen
    </a>
  )
}
