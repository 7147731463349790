'use client'

import { useEffect } from 'react'
import { toast } from 'sonner'
import { useSession } from '@/src/session/session-provider'
import { Toaster } from '@/src/ui/windows/toaster'

/** Shows 'Recipe saved' each time it was. The default export, for `lazy`. */
export default function SavedToast({ times }: { times: number }) {
  const { accountLink } = useSession()
  useEffect(() => {
    toast('Recipe saved', {
      id: 'recipe-saved',
      action: { label: 'View Bookmarks', onClick: () => void accountLink('/bookmarks') },
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the link is made anew at each render
  }, [times])
  return <Toaster />
}
