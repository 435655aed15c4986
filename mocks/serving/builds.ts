import type { Configuration } from 'webpack';
import { webpackConfig } from '../../webpack.config';
import { ketcherConfig } from '../../webpack.ketcher.config';
import type { BuildSources } from './sourceFingerprint';

/** One of the two pages that are built. */
export interface PageBuild {
  /** Words for the user: what is being built. */
  readonly name: string;
  /** Where it goes, relative to the root of the repository. */
  readonly folder: string;
  readonly sources: BuildSources;
  readonly config: () => Configuration;
}

/** Folder of the structure editor's own code. */
const EDITOR_SOURCES = 'src/ketcher';

export const APPLICATION: PageBuild = {
  name: 'the application',
  folder: 'dist',
  sources: {
    include: ['src', 'public', 'webpack.config.ts', 'package-lock.json'],
    exclude: [EDITOR_SOURCES],
  },
  config: () => webpackConfig('production'),
};

/** Built again only when it changes itself: Ketcher takes longer to build than the application. */
export const STRUCTURE_EDITOR: PageBuild = {
  name: 'the structure editor',
  folder: 'dist/ketcher',
  sources: {
    include: [
      EDITOR_SOURCES,
      'src/lib/errorMessage.ts',
      'src/platform/editorMessages.ts',
      'webpack.ketcher.config.ts',
      'package-lock.json',
    ],
  },
  config: ketcherConfig,
};
