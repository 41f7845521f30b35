/** What scripts need of the travel feature that a page shows. */
export interface PageFeature {
  nid: number
  title: string
  /** The owner's contact. */
  email: string
  /** Names of the fields that the owner wants filled in, beside name and e-mail. */
  fieldsRequired: readonly string[]
  /** Invented: its address reaches nobody. */
  sample?: boolean | undefined
}

/** The feature of the page, which stands in the attribute `data-feature`. Throws where it shows none. */
export function pageFeature(): PageFeature {
  const element = document.querySelector<HTMLElement>('[data-feature]')
  const text = element?.dataset['feature']
  if (!text) throw new Error('the page shows no feature')
  return JSON.parse(text) as PageFeature
}
