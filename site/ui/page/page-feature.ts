/** The page's feature, for scripts. */
export interface PageFeature {
  nid: number
  title: string
  /** The owner's contact. */
  email: string
  /** Names of the fields that the owner requires, besides name and e-mail. */
  fieldsRequired: readonly string[]
}

/** The page's feature, from the attribute `data-feature`. Throws if there is none. */
export function pageFeature(): PageFeature {
  const element = document.querySelector<HTMLElement>('[data-feature]')
  const text = element?.dataset['feature']
  if (!text) throw new Error('the page shows no feature')
  return JSON.parse(text) as PageFeature
}
