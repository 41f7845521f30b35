import { createDirectForm, typed, type DirectForm, type DirectFormOptions } from './direct.ts'

/** The message to an owner in which the sender's address is typed twice. */
export function createMessageForm(options: DirectFormOptions): DirectForm {
  return createDirectForm(
    (values) => ({
      name: typed(values, 'name'),
      email: typed(values, 'email'),
      emailConf: typed(values, 'emailConf'),
      message: typed(values, 'message'),
      copy: values['copy'] !== undefined,
    }),
    options,
  )
}
