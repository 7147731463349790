/** The way back from the admin to the kitchen. */
export function KitchenLink() {
  return (
    <a href="/kitchen" style={{ display: 'block', padding: '0 0 16px', fontWeight: 600 }}>
      ← Kitchen
    </a>
  )
}
