import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmRun } from '../../testing/npmRun';
import { chemistryTasks } from '../../hosts/node/engineTasks';

const TIME_LIMIT_MS = 120_000;

const TRUTHS = [
  'image\tsmiles',
  'right.png\tc1ccccc1CC(C)C',
  'other.png\tCC(C)Cc1ccncc1',
  'damaged.png\tCCO',
  'right.png\tno structure',
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-evaluation-'));
  await drawTo('right.png', 'CC(C)Cc1ccccc1');
  await drawTo('other.png', 'CC(C)Cc1ccccc1');
  await writeFile(path.join(folder, 'damaged.png'), 'no picture');
  await writeFile(path.join(folder, 'truth.tsv'), TRUTHS.join('\n'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const evaluate = (...args: readonly string[]) => npmRun('evaluate', ...args);

async function drawTo(file: string, smiles: string): Promise<void> {
  const drawn = await chemistryTasks.depict({
    smiles,
    width: 600,
    height: 400,
    cip: false,
    unicolor: true,
    format: 'png',
  });
  if (drawn.format === 'png') await writeFile(path.join(folder, file), drawn.png);
}

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test(
  'reads a folder, compares it, shows its failures, and counts what cannot be compared',
  async () => {
    const json = path.join(folder, 'answers.jsonl');
    const html = path.join(folder, 'page.html');
    const options = ['--engine', 'pixel-graph', '--json', json, '--html', html];
    const { output } = await evaluate(folder, ...options);

    expect(output).toMatch(
      /images +skipped +answered % +exact % .*\n.* 3 +1 +66\.7 +33\.3 +50\.0 +33\.3/,
    );
    expect(linesOf(await readFile(json, 'utf8'))).toEqual([
      expect.objectContaining({ file: 'right.png', exact: true, kind: 'right', tanimoto: 1 }),
      expect.objectContaining({ file: 'other.png', kind: 'one label', detail: 'N read as C' }),
      expect.objectContaining({ file: 'damaged.png', answer: '', kind: 'no answer' }),
    ]);
    expect(await readFile(html, 'utf8')).toContain('2 of 3 readings');
  },
  TIME_LIMIT_MS,
);

test.each([
  [[], 2, 'Usage: npm run evaluate'],
  [['no-such-folder'], 1, 'no-such-folder'],
  [['--engine', 'pixel-graph', '--weights', 'no-such-network'], 1, 'no-such-network'],
])(
  'with the arguments %j exits with code %i and an explanation',
  async (args, code, message) => {
    const withFolder = args.includes('--weights') ? [folder, ...args] : args;
    await expect(evaluate(...withFolder)).resolves.toEqual({
      code,
      output: expect.stringContaining(message),
    });
  },
  TIME_LIMIT_MS,
);

test(
  'tells what a rule is worth',
  async () => {
    const { output } = await evaluate(folder, '--limit', '1', '--without', 'joinAtoms,turnWedges');
    expect(output).toMatch(/: 1 of 1 right\nwithout .*:joinAtoms: odd -1 \+0, even -0 \+0; 1 of 1/);
    expect(output).not.toContain('turnWedges');
  },
  TIME_LIMIT_MS,
);
