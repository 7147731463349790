import { Mark } from '@/src/ui/icons/mark'
import styles from './admin.module.css'

/** The platform's mark, for the head of the admin, where 18px are free. */
export function Icon() {
  return <Mark size={18} />
}

/** The mark with the platform's name, above the admin's sign-in. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark size={40} />
      Recipes
    </span>
  )
}
