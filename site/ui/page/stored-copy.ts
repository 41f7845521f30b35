/** Whether the page is the copy of this device, because the network gave no answer in time. */
export const isStoredCopy = (): boolean => document.body.dataset['stored'] !== undefined
