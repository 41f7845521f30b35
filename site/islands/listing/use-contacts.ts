import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createContacts, type ContactsState } from '#site/stores/listing/contacts.ts'

/** Contacts of a listing, requested on mount because React may render several times. */
export function useContacts(tnid: number): ContactsState {
  const [contacts] = useState(() => createContacts(tnid))
  useEffect(() => void contacts.load(), [contacts])
  return useStore(contacts.$state)
}
