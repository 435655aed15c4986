/**
 * Mutation tests: faults are inserted into the code, one at a time, to count how many a test notices. `npm
 * run mutation -- folder` adds the folder's files and tests (stryker/run.js); docs/mutation.md has the
 * scores.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'warm-jest',
  plugins: ['./stryker/warmJestRunner.js'],
  coverageAnalysis: 'perTest',
  // What runs once, on import, is tables and the wiring of sagas; each such mutant would reload every file.
  ignoreStatic: true,
  mutator: {
    // Literals of unions are checked by the compiler, the texts on the screen by e2e/requirements.
    excludedMutations: ['StringLiteral'],
  },
  // A test that usually takes milliseconds may have to wait for the processor.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  concurrency: 1,
  incremental: true,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'coverage', 'docs', 'deploy', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // Each loaded test file keeps a store and the modules of the whole application in memory.
  testRunnerNodeArgs: ['--max-old-space-size=6144'],
};
