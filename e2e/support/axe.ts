import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE_SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** WCAG 2.2 AA and earlier, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeFinding {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[];
}

interface AxeWindow {
  readonly axe?: {
    run(
      context: Document,
      options: object,
    ): Promise<{ violations: AxeFinding[]; passes: AxeFinding[] }>;
  };
}

/** Checks the page's current state with axe; `state` names it in the failure's message. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Injected through the debugger, to which the page's security policy does not apply.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(await axeSource());
  const { violations, checked } = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as AxeWindow;
    if (!axe) throw new Error('axe is not in the page');
    // A flash of 200 ms has other colours, so it is waited for; endless animations, such as a spinner, are
    // not.
    const ending = document
      .getAnimations()
      .filter((each) => Number(each.effect?.getComputedTiming().endTime) < 5_000);
    await Promise.allSettled(ending.map((each) => each.finished));
    const runOnly = { type: 'tag', values: tags };
    const answer = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return { violations: answer.violations, checked: answer.passes.length };
  }, TAGS);
  expect(checked, `axe found nothing to check (${state})`).toBeGreaterThan(10);
  // The following states must be checked too.
  expect.soft(violations.map(describe), `findings of axe: ${state}`).toEqual([]);
}

const describe = ({ id, impact, help, nodes }: AxeFinding): string =>
  `${impact ?? 'unrated'} ${id}: ${help} (${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`).join('; ')})`;

let source: Promise<string> | undefined;

function axeSource(): Promise<string> {
  source ??= import('node:fs/promises').then(({ readFile }) => readFile(AXE_SCRIPT, 'utf8'));
  return source;
}
