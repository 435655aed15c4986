/**
 * Jest's `testRunner` for mutation tests: loads a test file like jest-circus, then keeps it loaded and runs
 * selected tests of it again and again, each time with another mutant.
 */
const path = require('node:path');

/** Where `warmFiles.js` waits for a file to be loaded, by its path; both run in one process. */
const WAITING = Symbol.for('marcus.mutation.waiting');

const CIRCUS = path.join(path.dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js');

module.exports = async function keepTestFileLoaded(
  globalConfig,
  config,
  environment,
  runtime,
  testPath,
) {
  const { context, isLoaded, isClosed } = globalThis[WAITING].get(testPath);
  environment.global.__stryker__ = context;
  let circus;
  let stopsAtFailure = false;
  environment.handleTestEvent = (event, state) => {
    circus = state;
    if (event.name === 'test_start') context.currentTestId = idOf(testPath, event.test);
    if (event.name === 'test_done' || event.name === 'test_skip') context.currentTestId = undefined;
    if (event.name === 'test_done' && stopsAtFailure && event.test.errors.length > 0) {
      for (const test of testsIn(circus.rootDescribeBlock)) test.mode = 'skip';
    }
  };
  const { initialize, runAndTransformResultsToJestFormat } = runtime.requireInternalModule(CIRCUS);
  await initialize({
    config,
    environment,
    globalConfig,
    localRequire: runtime.requireModule.bind(runtime),
    parentProcess: process,
    runtime,
    sendMessageToJest: () => undefined,
    setGlobalsForRuntime: runtime.setGlobalsForRuntime.bind(runtime),
    testPath,
  });
  for (const file of config.setupFilesAfterEnv) runtime.requireModule(file);
  runtime.requireModule(testPath);

  const own = new Map(testsIn(circus.rootDescribeBlock).map((test) => [test, test.mode]));
  /** Runs the tests with these ids, or all without ids; stops at the first failure if requested. */
  const run = async (ids, untilFailure) => {
    const tests = testsIn(circus.rootDescribeBlock);
    stopsAtFailure = untilFailure;
    circus.unhandledErrors.length = 0;
    for (const test of tests) {
      test.errors = [];
      test.status = null;
      test.unhandledRejectionErrorByPromise.clear();
      test.mode = !ids || ids.has(idOf(testPath, test)) ? own.get(test) : 'skip';
    }
    const perfStats = { setupAfterEnvStart: 0, setupAfterEnvEnd: 0 };
    await runAndTransformResultsToJestFormat({
      config,
      globalConfig,
      setupAfterEnvPerfStats: perfStats,
      testPath,
    });
    return tests
      .filter(({ status }) => status === 'done')
      .map((test) => ({
        id: idOf(testPath, test),
        name: nameOf(test),
        timeSpentMs: test.duration ?? 0,
        failure: test.errors.length > 0 ? wordsOf(test.errors[0]) : undefined,
      }));
  };
  isLoaded(run);
  await isClosed;
  return { ...NO_RESULT, testFilePath: testPath };
};

function testsIn(block) {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : testsIn(child)));
}

function nameOf(test) {
  const names = [test.name];
  for (let block = test.parent; block?.parent; block = block.parent) names.unshift(block.name);
  return names.join(' ');
}

/** Names repeat between files, paths do not. */
const idOf = (testPath, test) => `${testPath}\n${nameOf(test)}`;

const wordsOf = (error) => {
  const [cause] = Array.isArray(error) ? error : [error];
  return String(cause?.message ?? cause);
};

const NO_RESULT = {
  leaks: false,
  numFailingTests: 0,
  numPassingTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  openHandles: [],
  perfStats: { start: 0, end: 0, runtime: 0, slow: false },
  skipped: false,
  snapshot: {
    added: 0,
    fileDeleted: false,
    matched: 0,
    unchecked: 0,
    uncheckedKeys: [],
    unmatched: 0,
    updated: 0,
  },
  testResults: [],
};
