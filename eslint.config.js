import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { distinctFileNames } from './eslint/fileNames.js';
import { ownPackageConfigs, REFUSED_PACKAGES } from './eslint/ownPackages.js';
import {
  ENGINE_RULES,
  roomZones,
  SERVICES_RULES,
  WORKER_FOLDERS,
  WORKER_RULES,
} from './eslint/rooms.js';
import { delegateEffects, noYieldInFinally } from './eslint/sagaRules.js';

/** Imports go one way (ARCHITECTURE.md): domain, lib, ui, platform <- api <- article <- features <- widgets <- app. */
const LAYERS = [
  { target: './src/domain', from: ['./src/lib', './src/ui', './src/platform', './src/api'] },
  { target: './src/ui', from: ['./src/domain', './src/lib', './src/api'] },
  { target: './src/platform', from: ['./src/domain', './src/lib', './src/ui', './src/api'] },
  { target: './src/lib', from: ['./src/domain', './src/ui', './src/api'] },
  {
    target: ['./src/domain', './src/lib', './src/ui', './src/platform', './src/api'],
    from: ['./src/article', './src/features'],
  },
  { target: './src/article', from: ['./src/features', './src/ui'] },
  {
    target: [
      './src/domain',
      './src/lib',
      './src/ui',
      './src/platform',
      './src/api',
      './src/article',
      './src/features',
    ],
    from: ['./src/widgets', './src/app'],
  },
  { target: './src/widgets', from: './src/app' },
  { target: './src/api', from: './src/ui' },
  // Endpoint tests talk to the running services.
  { target: './src', from: './mocks', except: ['./testing'] },
  {
    target: './mocks',
    from: './src',
    // In a browser they meet over messages instead of HTTP; this file has their types. The library's model test plays
    // pages with the page's own replica.
    except: ['./platform/browser/servicesWorker/messages.ts', './domain/team'],
  },
];

/** The second contains deliberate violations of the rules, for their test. */
const ROOMS = [...roomZones('./mocks'), ...roomZones('./eslint/fixtures/mocks')];

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**', 'mocks/**/testing/**', 'e2e/**'];

/** @param packages entries of `paths` beside those for all files */
const restrictImports = (packages) => [
  'error',
  {
    paths: [
      { name: 'redux-saga/effects', message: 'Effects come from @/lib/saga/effects.' },
      { name: 'typed-redux-saga', message: 'Effects come from @/lib/saga/effects.' },
      ...packages,
    ],
    patterns: [
      {
        group: ['@/article/*'],
        message: "The article is used through its index: '@/article'.",
      },
      {
        group: ['@/features/*/*'],
        message: "Another feature is used through its index: '@/features/name'.",
      },
      {
        group: ['@/widgets/*/*'],
        message: "Another widget is used through its index: '@/widgets/name'.",
      },
    ],
  },
];

// Rules that need types are oxlint's (.oxlintrc.json): here they took nine tenths of the time.
export default tseslint.config(
  {
    ignores: [
      '.stryker-tmp',
      'dist',
      'standalone',
      'node_modules',
      'coverage',
      'public',
      'test-results',
      'playwright-report',
      // Deliberate violations of the rules, for their test.
      'eslint/fixtures',
    ],
  },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.recommended] },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {
      'import-x': importX,
      'react-hooks': reactHooks,
      marcus: {
        rules: {
          'delegate-effects': delegateEffects,
          'distinct-file-names': distinctFileNames,
          'no-yield-in-finally': noYieldInFinally,
        },
      },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      // Without these two the plugin ignores imports of TypeScript files.
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...LAYERS, ...ROOMS] }],
      'marcus/delegate-effects': 'error',
      'marcus/distinct-file-names': 'error',
      'marcus/no-yield-in-finally': 'error',
      'no-restricted-imports': restrictImports(REFUSED_PACKAGES),
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // What is over these today is listed in eslint-suppressions.json, which may only shrink.
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 15],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/lib/saga/**'],
    rules: { 'no-restricted-imports': 'off', 'marcus/delegate-effects': 'off' },
  },
  ...ownPackageConfigs(restrictImports),
  { files: ['**/mocks/engine/**/*.ts'], rules: ENGINE_RULES },
  { files: ['**/mocks/services/**/*.ts'], rules: SERVICES_RULES },
  {
    files: WORKER_FOLDERS.map((folder) => `**/mocks/${folder}/**/*.ts`),
    rules: WORKER_RULES,
  },
  {
    files: ['mocks/**', 'e2e/**', '*.config.ts'],
    ignores: ['mocks/engine/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      complexity: 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Tests of the engine may let Node's canvas paint a page; those of the services may start them.
    files: ['mocks/**/*.test.ts', 'mocks/**/testing/**'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: LAYERS }],
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
    },
  },
);
