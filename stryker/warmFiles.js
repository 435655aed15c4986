import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where `warmTestFile.cjs` finds its callbacks, by the path of the test file. */
const WAITING = Symbol.for('marcus.mutation.waiting');
const TEST_RUNNER = fileURLToPath(new URL('./warmTestFile.cjs', import.meta.url));

/** ms. Even a test that takes a tenth of this may have to wait long for the processor of a busy machine. */
const TEST_LIMIT_MS = 20_000;

/**
 * Test files that stay loaded, each in its own Jest environment. Loading one takes a second or more, running
 * its tests again a few milliseconds.
 */
export class WarmFiles {
  #open = new Map();
  #jest;
  #configOf;
  #context;

  /** @param projectOf Jest's settings for the test file at a path */
  constructor(projectOf, context) {
    this.#jest = createRequire(`${process.cwd()}/package.json`)('jest');
    this.#configOf = (path) =>
      JSON.stringify({ ...projectOf(path), testRunner: TEST_RUNNER, reporters: [] });
    this.#context = context;
    globalThis[WAITING] ??= new Map();
  }

  /** The loaded file's `run`; loads it on the first call. */
  load(path) {
    const open = this.#open.get(path) ?? this.#start(path);
    this.#open.set(path, open);
    return open.run;
  }

  /** Releases the environment; the file is loaded again on the next request. */
  async close(path) {
    const open = this.#open.get(path);
    this.#open.delete(path);
    open?.close();
    await open?.ended;
  }

  async closeAll() {
    await Promise.all([...this.#open.keys()].map((path) => this.close(path)));
  }

  #start(path) {
    let isLoaded;
    let close;
    const loaded = new Promise((resolve) => (isLoaded = resolve));
    const isClosed = new Promise((resolve) => (close = resolve));
    globalThis[WAITING].set(path, { context: this.#context, isLoaded, isClosed });
    const ended = this.#jest.runCLI(
      {
        $0: 'stryker',
        _: [path],
        runTestsByPath: true,
        config: this.#configOf(path),
        runInBand: true,
        silent: true,
        testTimeout: TEST_LIMIT_MS,
      },
      [process.cwd()],
    );
    const failed = ended.then(({ results }) => {
      const [result] = results.testResults;
      throw new Error(`${path} was not loaded: ${result?.failureMessage ?? 'no such test file'}`);
    });
    const run = Promise.race([loaded, failed]);
    // Once loaded, the run ends in the regular way when the file is closed.
    failed.catch(() => undefined);
    return { run, close, ended };
  }
}
