/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const transform: Config['transform'] = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** npm packages that are ES modules only; in CommonJS mode, jest has to transform them. */
const esModules = ['@noble/hashes', '@valibot/to-json-schema', 'httpxy', 'valibot'];

/**
 * Tests run in a context of Node's `vm`, where each use of a global is a slow look-up unless it is passed to the
 * module as an argument: the engine's tests took half as long again. Not what tests replace, such as timers, nor
 * what a package declares at its top, such as lucide's icon `Map`.
 */
const quickGlobals = [
  ...['Array', 'ArrayBuffer', 'Boolean', 'DataView', 'Error', 'JSON', 'Math', 'Number', 'Object'],
  ...['Promise', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['Float32Array', 'Float64Array', 'Int32Array', 'Uint8Array', 'Uint8ClampedArray'],
  ...['Uint16Array', 'Uint32Array'],
];

const shared: Config = {
  rootDir: '.',
  sandboxInjectedGlobals: quickGlobals,
  // Copies of the code made by mutation tests.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
  },
};

const config: Config = {
  // By default, jest leaves one core free, which is half of two.
  maxWorkers: '100%',
  // Tests that wait forever must end; those that wait for the processor must not. No test asserts a duration.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'app',
      // Creating a page takes longer than most tests; those that need one say so in their first line.
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupJest.ts'],
    },
    {
      ...shared,
      displayName: 'views',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/src/testing/setupJest.ts',
        '<rootDir>/src/testing/setupViews.ts',
      ],
    },
    {
      ...shared,
      displayName: 'services',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{mocks,e2e,eslint}/**/*.test.ts'],
    },
  ],
};

export default config;
