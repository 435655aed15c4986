/**
 * Mutation tests: faults are put into the code, one at a time, and those counted that a test notices.
 * `npm run mutation -- folder` adds the folder's files and tests (stryker/run.js); docs/mutation.md has the
 * scores.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'warm-jest',
  plugins: ['./stryker/warmJestRunner.js'],
  coverageAnalysis: 'perTest',
  // What runs once, on import, is tables and the wiring of sagas; each such mutant would load every file anew.
  ignoreStatic: true,
  mutator: {
    // Literals of unions are held by the compiler, the words on the screen by e2e/requirements.
    excludedMutations: ['StringLiteral'],
  },
  // A test that takes milliseconds here may have to wait for the processor.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  concurrency: 1,
  incremental: true,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'coverage', 'docs', 'deploy', 'test-results', 'playwright-report'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  // Each loaded test file holds a store and the modules of the whole application.
  testRunnerNodeArgs: ['--max-old-space-size=6144'],
};
