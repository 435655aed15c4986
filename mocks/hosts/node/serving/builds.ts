import type { Configuration } from 'webpack';
import type { BuildSources } from './sourceFingerprint';

/** One of the two pages that are built. */
export interface PageBuild {
  /** Words for the user: what is being built. */
  readonly name: string;
  /** Where it goes, relative to the root of the repository. */
  readonly folder: string;
  readonly sources: BuildSources;
  /** Loaded with webpack, by the process that builds alone. */
  readonly config: () => Promise<Configuration>;
}

/** Folder of the structure editor's own code. */
const EDITOR_SOURCES = 'src/ketcher';

export const APPLICATION: PageBuild = {
  name: 'the application',
  folder: 'dist',
  sources: {
    include: ['src', 'public', 'webpack.config.ts', 'thirdPartyNotices.ts', 'package-lock.json'],
    exclude: [EDITOR_SOURCES],
  },
  config: async () => (await import('../../../../webpack.config')).webpackConfig('production'),
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
      'thirdPartyNotices.ts',
      'package-lock.json',
    ],
  },
  config: async () => (await import('../../../../webpack.ketcher.config')).ketcherConfig(),
};

export const PAGE_BUILDS: readonly PageBuild[] = [APPLICATION, STRUCTURE_EDITOR];
