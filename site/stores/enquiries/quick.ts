import { createDirectForm, typed, type DirectForm, type DirectFormOptions } from './direct.ts'

/** The short request for more about an offer, with a phone for the answer. */
export function createQuickForm(options: DirectFormOptions): DirectForm {
  return createDirectForm(
    (values) => ({
      name: typed(values, 'name'),
      email: typed(values, 'email'),
      phone: typed(values, 'phone'),
      message: typed(values, 'message'),
    }),
    options,
  )
}
