import type { Plugin } from 'vite';

/** Chromium reads it at the very beginning of a file only. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles the functions of each script while it arrives, in another thread. Without the hint the page waits
 * for each function when it is first called. Other browsers see a comment.
 */
export function compileEarly(): Plugin {
  return {
    name: 'compile-early',
    // The mock's build is only served locally.
    apply: (_config, { mode, command }) => command === 'build' && mode !== 'mock',
    generateBundle: {
      // After Vite's lists of files, which it puts first. Rolldown's `postBanner` stands below them.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
