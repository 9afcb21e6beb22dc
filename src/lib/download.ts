/**
 * Saves a text as a file. CSV gets a byte order mark, without which Excel assumes the local code page and garbles names with accents.
 *
 * @param name an id or a name in it may hold what no file's name can, or what turns its writing direction
 */
export function downloadText(name: string, mime: string, text: BlobPart): void {
  const parts = mime.startsWith('text/csv') ? ['\uFEFF', text] : [text];
  const url = URL.createObjectURL(new Blob(parts, { type: `${mime};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(name);
  link.click();
  // The browser reads the URL after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Without characters that are not seen, and with a hyphen for those that some system has in no name. */
export const fileName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '').replace(/[/\\:*?"<>|]/g, '-');
