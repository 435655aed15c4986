/** How long tests wait for what must come. These end a test that hangs; no speed is measured by them. */
import { expect as playwrightExpect } from '@playwright/test';

/** For one thing on the page. A machine with a third of two cores needs 40 s for the slowest. */
export const WAIT_MS = 90_000;

/** For what reads a whole article. */
export const LONG_MS = 180_000;

/** For one test. */
export const TEST_MS = 480_000;

/** Waits as long also outside the test runner, whose settings the benchmark and the pictures do without. */
export const expect = playwrightExpect.configure({ timeout: WAIT_MS });
