/** The platform's mark, for the admin's menu. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#8a3b1f" />
      <path
        d="M8 15h16a8 8 0 0 1-5 7.4V24h-6v-1.6A8 8 0 0 1 8 15Zm8-7c2 1.6-1.6 2.6.4 4.6"
        fill="#f4efe6"
        stroke="#f4efe6"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The mark with the admin's name, above its sign-in. */
export function Logo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, fontSize: 24 }}>
      <Icon />
      Recipes
    </span>
  )
}
