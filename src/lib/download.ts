/**
 * Saves a text as a file. CSV gets a byte order mark, without which Excel assumes the local code page and garbles names with accents.
 */
export function downloadText(name: string, mime: string, text: BlobPart): void {
  const parts = mime.startsWith('text/csv') ? ['\uFEFF', text] : [text];
  const url = URL.createObjectURL(new Blob(parts, { type: `${mime};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the URL after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
