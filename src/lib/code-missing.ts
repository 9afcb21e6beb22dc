/**
 * Whether an error says that a file of the portal's own code, or its style, did not come; each browser has words of its own for it. Where
 * the line broke, asking again may help; after a deployment the file is gone, and only loading the page again does.
 */
export function isCodeMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}
