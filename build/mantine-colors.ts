/** Mantine's colours that no component of the portal uses; theme.ts defines the others. A test compares them with the built styles. */
const UNUSED = /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/;

/** A PostCSS plug-in that leaves out the definitions of the unused colours, a tenth of each page's styles. */
export const withoutUnusedColors = {
  postcssPlugin: 'without-unused-colors',
  Declaration(declaration: { prop: string; remove(): void }): void {
    if (UNUSED.test(declaration.prop)) declaration.remove();
  },
};
