/** Every package whose code is in a build has its licence in the notices beside it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { thirdPartyNotices } from '../thirdPartyNotices';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

function writePackage(name: string, code: string, licence?: string, within = 'node_modules'): void {
  const description = { name, version: '1.2.3', license: 'ISC', sideEffects: false };
  write(`${within}/${name}/package.json`, JSON.stringify(description));
  write(`${within}/${name}/index.js`, code);
  if (licence !== undefined) write(`${within}/${name}/LICENSE.md`, licence);
}

async function noticesOf(entry: string): Promise<string> {
  write('entry.js', entry);
  const compiler = webpack({
    ...{ mode: 'production', context: folder, entry: './entry.js', target: 'web' },
    output: { path: path.join(folder, 'built') },
    optimization: { minimize: false, concatenateModules: true },
    plugins: [thirdPartyNotices()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return readFileSync(path.join(folder, 'built/third-party-notices.txt'), 'utf8');
}

test('packages that are joined into one module, scoped, loaded later or within a worker are listed', async () => {
  writePackage('joined', `export const a = () => 'joined';`, 'Licence of joined');
  writePackage('@scope/inner', `export const b = () => 'inner';`, 'Licence of inner');
  writePackage('later', `export const c = () => 'later';`, 'Licence of later');
  writePackage('worked', `export const d = () => 'worked';`, 'Licence of worked');
  write('worker.js', `import { d } from 'worked'; postMessage(d());`);
  const notices = await noticesOf(`
    import { a } from 'joined';
    import { b } from '@scope/inner';
    console.log(a(), b());
    import('later').then(({ c }) => console.log(c()));
    new Worker(new URL('./worker.js', import.meta.url));
  `);
  for (const name of ['joined', '@scope/inner', 'later', 'worked'])
    expect(notices).toContain(`${name} 1.2.3\n\nISC\n\nLicence of ${name.replace('@scope/', '')}`);
});

test('a package within another one is listed by its own name, and one without a text by its licence', async () => {
  writePackage('outer', `import { x } from 'nested'; export const a = () => x();`, 'Outer');
  writePackage('nested', `export const x = () => 1;`, undefined, 'node_modules/outer/node_modules');
  const notices = await noticesOf(`import { a } from 'outer'; console.log(a());`);
  expect(notices.split(`\n\n${'-'.repeat(80)}\n\n`)).toEqual([
    'nested 1.2.3\n\nISC',
    'outer 1.2.3\n\nISC\n\nOuter',
  ]);
});

test('what a package ships of another one without its description belongs to that package', async () => {
  writePackage('outer', `export { x } from './node_modules/nested/x.js';`, 'Outer');
  write('node_modules/outer/node_modules/nested/x.js', 'export const x = () => 1;');
  const notices = await noticesOf(`import { x } from 'outer'; console.log(x());`);
  expect(notices).toBe('outer 1.2.3\n\nISC\n\nOuter');
});

test('a package of which nothing is in the build is not listed', async () => {
  writePackage('used', `export const a = () => 1;`, 'Used');
  writePackage('unused', `export const b = () => 2;`, 'Unused');
  const notices = await noticesOf(`
    import { a } from 'used';
    import { b } from 'unused';
    console.log(a());
  `);
  expect(notices).toMatch(/^used /);
  expect(notices).not.toContain('unused');
});
