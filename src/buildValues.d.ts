/** What the build puts in the place of these words (buildValues.ts, webpack's mode); a browser has no `process`. */
declare const process: {
  readonly env: {
    readonly NODE_ENV?: 'development' | 'production' | 'test';
    readonly MARCUS_VERSION?: string;
    readonly MARCUS_BUILD?: string;
  };
};
