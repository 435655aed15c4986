import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { distinctFileNames } from './eslint/fileNames.js';
import { delegateEffects, noYieldInFinally } from './eslint/sagaRules.js';

/** Imports go one way (ARCHITECTURE.md): domain, lib, ui, platform <- api <- features <- app. */
const LAYERS = [
  { target: './src/domain', from: ['./src/lib', './src/ui', './src/platform', './src/api'] },
  { target: './src/ui', from: ['./src/domain', './src/lib', './src/api'] },
  { target: './src/platform', from: ['./src/domain', './src/lib', './src/ui', './src/api'] },
  { target: './src/lib', from: ['./src/domain', './src/ui', './src/api'] },
  {
    target: ['./src/domain', './src/lib', './src/ui', './src/platform', './src/api'],
    from: ['./src/features', './src/replay'],
  },
  { target: './src/replay', from: ['./src/ui', './src/features'] },
  {
    target: [
      './src/domain',
      './src/lib',
      './src/ui',
      './src/platform',
      './src/api',
      './src/replay',
      './src/features',
    ],
    from: './src/app',
  },
  { target: './src/api', from: './src/ui' },
  // Endpoint tests talk to the running services.
  { target: './src', from: './mocks', except: ['./testing'] },
  { target: './mocks', from: './src' },
];

/** What has to run in a browser one day uses no Node API (shared design: local services). */
const NODE_FREE = ['segmentation', 'recognition', 'chemistry', 'annotation'].map(
  (area) => `mocks/${area}/**/*.ts`,
);
const NODE_EDGES = ['**/*.node.ts', '**/node/**', '**/*.test.ts', '**/testing/**'];

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**', 'mocks/testing/**', 'e2e/**'];

export default tseslint.config(
  {
    ignores: [
      '.stryker-tmp',
      'dist',
      'node_modules',
      'coverage',
      'public',
      'test-results',
      'playwright-report',
      // What breaks the rules on purpose, for their test.
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
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      // Without these two the plugin reads no import of a TypeScript file, and finds no cycle.
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: LAYERS }],
      'marcus/delegate-effects': 'error',
      'marcus/distinct-file-names': 'error',
      'marcus/no-yield-in-finally': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'redux-saga/effects', message: 'Effects come from @/lib/saga/effects.' },
            { name: 'typed-redux-saga', message: 'Effects come from @/lib/saga/effects.' },
          ],
          patterns: [
            {
              group: ['@/features/*/*'],
              message: "Another feature is used through its index: '@/features/name'.",
            },
          ],
        },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      'max-lines': ['warn', { max: 150, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['warn', { max: 40, skipBlankLines: true, skipComments: true }],
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
  {
    files: NODE_FREE,
    ignores: NODE_EDGES,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*', 'fs', 'path', 'sharp', '@napi-rs/*'],
              message: 'This folder must be able to run in a browser.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'process', 'Buffer', '__dirname'],
    },
  },
  {
    files: ['mocks/**', 'e2e/**', '*.config.ts'],
    ignores: NODE_FREE,
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': 'off',
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
