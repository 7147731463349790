import { Icon } from '@/src/ui/icons/icon'
import styles from './admin.module.css'

/** A link from the admin to the kitchen. */
export function KitchenLink() {
  return (
    <a className={styles.kitchenLink} href="/kitchen">
      <Icon name="arrow-left" size={18} />
      Kitchen
    </a>
  )
}
