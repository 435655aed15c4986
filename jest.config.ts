/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { SLOW_TESTS } from './slowTests';

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
  '\\.md$': '<rootDir>/markdown/jestTransform.js',
};

/** npm packages that are ES modules only; in CommonJS mode, jest has to transform them. */
const esModules = [
  '@noble/hashes',
  '@valibot/to-json-schema',
  'httpxy',
  'marked',
  'openchemlib',
  'valibot',
];

const shared: Config = {
  rootDir: '.',
  runtime: '<rootDir>/jest/sharedCode.cjs',
  // Copies of the code made by mutation tests.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/'],
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // citation-js fetches nothing here (webpack.config.ts).
    '^(?:node|sync)-fetch$': '<rootDir>/src/testing/emptyModule.ts',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
  },
};

interface Part extends Config {
  readonly displayName: string;
  /** Its test files, from the repository's root. */
  readonly paths: { readonly glob: string; readonly pattern: string };
}

const parts: readonly Part[] = [
  {
    ...shared,
    displayName: 'app',
    // Creating a page takes longer than most tests; those that need one say so in their first line.
    testEnvironment: 'node',
    paths: { glob: 'src/**/*.test.ts', pattern: 'src/.*\\.test\\.ts$' },
    setupFilesAfterEnv: ['<rootDir>/src/testing/setupJest.ts'],
  },
  {
    ...shared,
    displayName: 'views',
    testEnvironment: 'jsdom',
    paths: { glob: 'src/**/*.test.tsx', pattern: 'src/.*\\.test\\.tsx$' },
    setupFilesAfterEnv: [
      '<rootDir>/src/testing/setupJest.ts',
      '<rootDir>/src/testing/setupViews.ts',
    ],
  },
  {
    ...shared,
    displayName: 'services',
    testEnvironment: 'node',
    paths: {
      glob: '{mocks,e2e,eslint,markdown}/**/*.test.ts',
      pattern: '(mocks|e2e|eslint|markdown)/.*\\.test\\.ts$',
    },
  },
];

const slowGlobs = SLOW_TESTS.map((glob) => `**/${glob}`);

/** Two projects: what `npm test` runs, and what it leaves to `npm run test:all`. */
function quickAndSlow({ paths, ...part }: Part): NonNullable<Config['projects']> {
  const others = parts.map((other) => other.paths.pattern).filter((it) => it !== paths.pattern);
  return [
    {
      ...part,
      testMatch: [`<rootDir>/${paths.glob}`, ...slowGlobs.map((glob) => `!${glob}`)],
    },
    {
      ...part,
      displayName: `${part.displayName}, slow`,
      testMatch: slowGlobs,
      testPathIgnorePatterns: ['/node_modules/', ...others.map((it) => `<rootDir>/${it}`)],
    },
  ];
}

const config: Config = {
  // By default, jest leaves one core free, which is half of two.
  maxWorkers: '100%',
  // Tests that wait forever must end; those that wait for the processor must not. No test asserts a duration.
  testTimeout: 120_000,
  projects: parts.flatMap(quickAndSlow),
};

export default config;
