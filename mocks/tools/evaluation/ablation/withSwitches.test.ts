import { transformSync } from 'esbuild';
import { switches } from './switches';
import { withSwitches } from './withSwitches';

/** What a rewritten file exports, as it is now. */
function loaded(file: string, source: string): Record<string, unknown> {
  const { code } = transformSync(withSwitches(file, source), { loader: 'ts', format: 'cjs' });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('module', code)(module);
  return module.exports;
}

const call = (exports: Record<string, unknown>, name: string, ...args: readonly unknown[]) =>
  (exports[name] as (...all: readonly unknown[]) => unknown)(...args);

const ID = 'lines/rule:rule';

afterEach(() => switches.choose(undefined));

test.each([
  ['export function rule(n: number[]): boolean { return true; }', true, false],
  ['export const rule = (n: number[]): boolean => n.length > 0;', true, false],
  ['export function rule(n: readonly number[]): number[] { return [0]; }', [0], []],
  ['export function rule(n: number[]): string | undefined { return "a"; }', 'a', undefined],
])('%s: left out, it does nothing', (source, usual, without) => {
  const exports = loaded('lines/rule', source);
  expect(call(exports, 'rule', [1])).toEqual(usual);
  switches.choose({ without: ID });
  expect(call(exports, 'rule', [1])).toEqual(without);
});

test('a rule that returns its subject changed returns it as it is', () => {
  const exports = loaded('lines/rule', 'export const joinAll = (n: number[]): number[] => [];');
  switches.choose({ without: 'lines/rule:joinAll' });
  expect(call(exports, 'joinAll', [1])).toEqual([1]);
});

test('tells the rules that changed anything', async () => {
  const source = 'export function rule(n: number[]): void { if (n.length > 1) n.pop(); }';
  const exports = loaded('lines/rule', source);
  const run = (n: number[]) => switches.actedIn(async () => call(exports, 'rule', n));
  expect((await run([1])).acted).toEqual(new Set());
  expect((await run([1, 2])).acted).toEqual(new Set([ID]));
});

test('moves a number, what is made of it, and what was kept', () => {
  const source = `
    export const REACH = 0.5;
    export const TWICE = [2 * REACH];
    export const MOST = 3;`;
  const exports = loaded('page/numbers', source);
  switches.choose({ shift: 'page/numbers:REACH', factor: 2 });
  expect(exports).toMatchObject({ REACH: 1, TWICE: [2], MOST: 3 });
  switches.choose({ shift: 'page/numbers:MOST', factor: 1.1 });
  expect(exports).toMatchObject({ REACH: 0.5, TWICE: [1], MOST: 4 });
});

test('leaves other files as they are', () => {
  const source = 'export function other(): boolean { return true; }\nconst text = "REACH";\n';
  expect(withSwitches('text/other', source)).toBe(source);
});
