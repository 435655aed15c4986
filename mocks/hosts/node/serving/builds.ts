import type { Configuration } from 'webpack';
import type { BuildSources } from './sourceFingerprint';

/** One of the two pages that are built. */
export interface PageBuild {
  /** Name of what is being built, for the user. */
  readonly name: string;
  /** Output folder, relative to the root of the repository. */
  readonly folder: string;
  readonly sources: BuildSources;
  /** Loads webpack too, so only the process that builds calls it. */
  readonly config: () => Promise<Configuration>;
}

/** Folder of the structure editor's own code. */
const EDITOR_SOURCES = 'src/ketcher';

export const APPLICATION: PageBuild = {
  name: 'the application',
  folder: 'dist',
  sources: {
    include: [
      'src',
      'public',
      'markdown',
      'preloadChunk.ts',
      'splitChunks.ts',
      'webpack.config.ts',
      'thirdPartyNotices.ts',
      'package-lock.json',
    ],
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
