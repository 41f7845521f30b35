/** Whether a click opens another tab or window, or is not the main button’s. */
export const isForOtherTab = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey
