import type { Entry } from '#core/contract/entries.ts'

/** A restaurant as lists show it. */
export function entry(tnid: number, fields: Partial<Entry> = {}): Entry {
  return {
    tnid,
    dtype: 228,
    title: `Place ${tnid}`,
    description: '',
    position: [35, 31],
    paid: false,
    sample: false,
    worth: 0,
    unchecked: false,
    approximate: false,
    image: '',
    url: '',
    address: '',
    town: '',
    ...fields,
  }
}
