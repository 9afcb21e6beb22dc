/** Whether the key belongs to an input method, which Enter then ends. Safari says so by the code 229 alone. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
