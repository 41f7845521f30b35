import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** A component that is loaded when it is first drawn, with all that it needs. */
// oxlint-disable-next-line no-explicit-any -- as React has it
export const late = <C extends ComponentType<any>>(load: () => Promise<C>): LazyExoticComponent<C> =>
  lazy(async () => ({ default: await load() }))
