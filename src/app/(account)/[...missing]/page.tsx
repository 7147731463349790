import { notFound } from 'next/navigation'

/** Every address of the account host that no other route answers. */
export default function MissingPage(): never {
  notFound()
}
