/** Runs before a test file: gives its switches to `moveNumbers.js`, which runs in the process around it. */
globalThis.__stryker__.switches = require('../mocks/tools/evaluation/ablation/switches').switches;
