/**
 * What `npm run check` treats as used, in addition to what is imported: `npx knip --fix` removes the rest.
 */
export default {
  entry: [
    'src/app/{read,replay,trust}/cli.ts',
    // Bundled and compiled when they are imported.
    'src/app/engine/{openEngine,start}.ts',
    // Loaded as a whole.
    'src/app/work/index.ts',
    // Built by the build of the standalone page.
    'src/serviceWorker/serviceWorker.ts',
    'mocks/hosts/node/{serve,server,dev,build,buildStandalone,headers}.ts',
    // Bundled by path.
    'mocks/hosts/browser/services.worker.ts',
    'mocks/hosts/browser/workers/engine.worker.ts',
    'mocks/hosts/browser/files/testing/files.worker.ts',
    // Started as separate processes.
    'mocks/library/embedded/{makeFolder,serveFolder}.ts',
    'mocks/hosts/node/standalone/weights/testing/compareNetworks.ts',
    'mocks/engine/testing/runTasks.ts',
    'mocks/engine/recognition/combined/testing/outlinedPhenol.ts',
    'mocks/tools/soak/soakServices.ts',
    'mocks/tools/evaluation/ablation/{loadWithSwitches,loaderHooks,measureVariants}.ts',
    // Preloaded into one.
    'mocks/testing/reportConnections.ts',
    // Started by hand.
    'mocks/tools/queue/{measureQueue,measureLoad,simulateLoad}.ts',
    'mocks/tools/sample-article/make.ts',
    'e2e/bench/textBench.ts',
    'stryker/*.{js,cjs}',
    // Named to webpack and jest.
    'markdown/{loader,jestTransform}.js',
  ],
  project: [
    '*.ts',
    'markdown/*.js',
    '{src,mocks,e2e}/**/*.{ts,tsx}',
    'eslint/*.{js,ts}',
    '{jest,stryker}/*.{js,cjs}',
  ],
  ignoreDependencies: [
    // Language data, found by its place on disk.
    '@tesseract.js-data/eng',
    // Used as files: by the browser tests, and by webpack for Ketcher.
    'axe-core',
    'events',
    // Our own test runner, which Stryker knows by this name.
    '@stryker-mutator/warm-jest-runner',
  ],
  // Debian's; the test that needs it is skipped without.
  ignoreBinaries: ['obabel', 'ssconvert', 'redis-server'],
  // All that knip looks for by itself except types: a feature's index tells the types of what it exports,
  // whether or not another names them. Also cycles: knip reads every import anyway, and for lint, reading them
  // again was a third of its time.
  include: [
    'files',
    'dependencies',
    'unlisted',
    'unresolved',
    'binaries',
    'exports',
    'duplicates',
    'enumMembers',
    'namespaceMembers',
    'catalog',
    'catalogReferences',
    'cycles',
  ],
  rules: { cycles: 'error' },
  cycles: { dynamicImports: true },
};
