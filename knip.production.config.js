/**
 * What `npm run unused` takes for used by the application, its services and commands: the rest is used by
 * tests alone. Here an entry ends with `!`, as does a pattern of what is looked at.
 */
export default {
  entry: [
    'src/main.tsx!',
    'src/ketcher/main.tsx!',
    'src/serviceWorker/serviceWorker.ts!',
    // Loaded as a whole.
    'src/app/work/index.ts!',
    // What others may use of it; tests of other features dispatch its intents, which its own views send.
    'src/{features,widgets}/*/index.ts!',
    // Checked by the compiler.
    'src/features/savedWork/keptState.ts!',
    'src/app/{read,replay,trust}/{cli,run}.ts!',
    'src/app/engine/{entry.js,openEngine.ts,start.ts}!',
    'mocks/hosts/node/{serve,server,dev,build,buildStandalone,headers}.ts!',
    'mocks/cluster/worker.ts!',
    // Bundled by path.
    'mocks/hosts/browser/services.worker.ts!',
    'mocks/hosts/browser/workers/engine.worker.ts!',
    'mocks/tools/attack/attack.ts!',
    'mocks/tools/bench/bench.ts!',
    'mocks/tools/benchmark/benchmark.ts!',
    'mocks/tools/budget/budget.ts!',
    'mocks/tools/evaluation/{evaluateImages,evaluateSegmentation,articles/evaluateArticles,calibration/calibrate,text/evaluateText}.ts!',
    // Started as separate processes.
    'mocks/library/embedded/{makeFolder,serveFolder}.ts!',
    // Started as a separate process, and what it loads.
    'mocks/tools/evaluation/ablation/{loadWithSwitches,loaderHooks,measureVariants,startMeasuring}.ts!',
    'mocks/tools/known/writeKnown.ts!',
    'mocks/tools/library/library.ts!',
    'mocks/tools/names/writeNames.ts!',
    'mocks/tools/queue/*.ts!',
    'mocks/tools/rules/printRules.ts!',
    'mocks/tools/sample-article/make.ts!',
    'mocks/tools/soak/{soak,soakServices}.ts!',
    'mocks/tools/taxa/writeTaxa.ts!',
    'mocks/tools/taxa/writeTaxonIds.ts!',
    'mocks/tools/taxa/writeHigherTaxa.ts!',
    'mocks/tools/training/text/trainTagger.ts!',
    'mocks/tools/traces/record.ts!',
    '{webpack,webpack.ketcher}.config.ts!',
    // knip leaves the configurations out here that alone import them.
    'buildCache.ts!',
    'preloadChunk.ts!',
    'slowTests.ts!',
    'splitChunks.ts!',
  ],
  project: ['*.ts!', '{src,mocks}/**/*.{ts,tsx}!', '!**/*.test.{ts,tsx}!', '!**/testing/**!'],
  include: ['files', 'exports'],
  ignoreExportsUsedInFile: true,
};
