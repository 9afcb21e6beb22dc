/**
 * Whether an error says that a script or style of the portal could not be loaded; each browser words it differently.
 * After a network failure a retry may help; after a deployment the file is gone, and only reloading the page helps.
 */
export function isCodeMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  );
}
