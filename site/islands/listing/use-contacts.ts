import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createContacts, type ContactsState } from '#site/stores/listing/contacts.ts'

/** How to reach a listing, asked for when the dialog stands: React may begin a rendering many times. */
export function useContacts(tnid: number): ContactsState {
  const [contacts] = useState(() => createContacts(tnid))
  useEffect(() => void contacts.load(), [contacts])
  return useStore(contacts.$state)
}
