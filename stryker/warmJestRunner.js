/**
 * A test runner for Stryker that keeps Jest's test files loaded between mutants. Stryker's own loads every
 * test file again for each mutant, which takes a second or more per file, because a test of a saga loads the
 * whole store; the sagas alone would take a night.
 *
 * An earlier mutant may have corrupted what stays loaded, so a kill counts only after the same tests have
 * passed without the mutant; otherwise the file is loaded again and the mutant retried.
 */
import { readFileSync } from 'node:fs';
import { commonTokens, declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { readInitialOptions } from 'jest-config';
import { isInSample } from './sample.js';
import { WarmFiles } from './warmFiles.js';

/** Mutants also break promises that no test awaits, and throw in callbacks of sockets and servers. */
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);

class WarmJestRunner {
  #context = {};
  #files;
  #options;

  constructor(options) {
    this.#options = options.warmJest;
  }

  async init() {
    const { config } = await readInitialOptions(undefined, { skipMultipleConfigError: true });
    const projects = new Map(config.projects.map((project) => [project.displayName, project]));
    this.#files = new WarmFiles(
      (path) => ({ ...projects.get(projectOf(path)), rootDir: process.cwd() }),
      this.#context,
    );
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    const tests = [];
    for (const path of this.#testFiles()) {
      const run = await this.#files.load(path);
      for (const { failure, ...test } of await run()) {
        tests.push(
          failure === undefined
            ? { ...test, fileName: path, status: TestStatus.Success }
            : { ...test, fileName: path, status: TestStatus.Failed, failureMessage: failure },
        );
      }
    }
    const { mutantCoverage } = this.#context;
    return {
      status: DryRunStatus.Complete,
      tests,
      mutantCoverage: structuredClone(mutantCoverage),
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, reloadEnvironment }) {
    if (!isInSample(activeMutant.id, this.#options.sample)) {
      return { status: MutantRunStatus.Error, errorMessage: 'Not in the sample' };
    }
    if (reloadEnvironment) await this.#files.closeAll();
    let nrOfTests = 0;
    for (const [path, ids] of byFile(testFilter, this.#testFiles())) {
      const outcome = await this.#runFile(path, ids, { id: activeMutant.id, hitLimit });
      nrOfTests += outcome.results.length;
      if (outcome.timedOut) return outcome.timedOut;
      const killer = outcome.results.find(({ failure }) => failure !== undefined);
      if (!killer) continue;
      if (reloadEnvironment) await this.#files.closeAll();
      return {
        status: MutantRunStatus.Killed,
        killedBy: [killer.id],
        failureMessage: killer.failure,
        nrOfTests,
      };
    }
    if (reloadEnvironment) await this.#files.closeAll();
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  async dispose() {
    await this.#files?.closeAll();
  }

  /** Runs the file's tests with the mutant; a failure is checked again, as described above. */
  async #runFile(path, ids, mutant) {
    const first = await this.#runUnder(path, ids, mutant);
    const killer = first.results.find(({ failure }) => failure !== undefined);
    if (!killer && !first.timedOut) return first;
    if (await this.#passesWithout(path, killer && new Set([killer.id]))) return first;
    await this.#files.close(path);
    const second = await this.#runUnder(path, ids, mutant);
    await this.#files.close(path);
    return second;
  }

  async #runUnder(path, ids, { id, hitLimit }) {
    const context = this.#context;
    // The limit applies to the mutant's hits in the tests of all files together.
    context.hitLimit = hitLimit;
    context.hitCount = hitLimit === undefined ? undefined : 0;
    context.activeMutant = id;
    process.env['__STRYKER_ACTIVE_MUTANT__'] = id;
    try {
      const run = await this.#files.load(path);
      const results = await run(ids, true);
      return { results, timedOut: determineHitLimitReached(context.hitCount, hitLimit) };
    } finally {
      // Not undefined: otherwise the instrumented code would read the environment.
      context.activeMutant = 'none';
      delete process.env['__STRYKER_ACTIVE_MUTANT__'];
    }
  }

  async #passesWithout(path, ids) {
    const run = await this.#files.load(path);
    const results = await run(ids, true);
    return results.every(({ failure }) => failure === undefined);
  }

  #testFiles() {
    return this.#options.testFiles.map((file) => `${process.cwd()}/${file}`);
  }
}

/** The name of the project in `jest.config.ts` that has the test file. */
function projectOf(path) {
  if (!path.startsWith(`${process.cwd()}/src/`)) return 'services';
  return path.endsWith('.tsx') ? 'views' : 'app';
}

/**
 * The ids of tests by the path of their file, with which they begin; all tests of all files without a filter.
 */
function byFile(testFilter, allFiles) {
  if (!testFilter) return new Map(allFiles.map((path) => [path, undefined]));
  const files = new Map();
  for (const id of testFilter) {
    const path = id.slice(0, id.indexOf('\n'));
    files.set(path, (files.get(path) ?? new Set()).add(id));
  }
  return files;
}

const warmJestRunner = (options) => new WarmJestRunner(options);
warmJestRunner.inject = [commonTokens.options];

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'warm-jest', warmJestRunner),
];

export const strykerValidationSchema = JSON.parse(
  readFileSync(new URL('./warmJestOptions.json', import.meta.url), 'utf8'),
);
