/** Whether a click opens another tab or window, or is not the main button’s. */
export const isForOtherTab = (event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey
