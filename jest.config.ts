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

/** npm packages that ship ES modules only; jest's CommonJS mode has to transform them. */
const esModules = [
  '@noble/hashes',
  '@valibot/to-json-schema',
  'httpxy',
  'react-resizable-panels',
  'valibot',
];

const shared: Config = {
  rootDir: '.',
  // The copies of the code that mutation tests make.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
  },
};

const config: Config = {
  // Jest leaves one core free, which on two cores is half of them.
  maxWorkers: '100%',
  // What waits for ever has to end; what only waits for the processor must not. No test asserts a time.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'app',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupJest.ts'],
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
