/**
 * Hands a text to the browser as a file. CSV gets a byte order mark in front, without which Excel takes UTF-8 for the
 * local code page and spoils every name with an accent.
 */
export function downloadText(name: string, mime: string, text: BlobPart): void {
  const parts = mime.startsWith('text/csv') ? ['\uFEFF', text] : [text];
  const url = URL.createObjectURL(new Blob(parts, { type: `${mime};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
