import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseClasses } from '../../../engine/recognition/pixel-graph/classes';
import { npmRun } from '../../../testing/npmRun';

const TIME_LIMIT_MS = 60_000;

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-calibration-'));
  await copyFile(
    'mocks/engine/recognition/pixel-graph/weights/classes.json',
    inFolder('classes.json'),
  );
  const lines = Array.from({ length: 100 }, (_, i) =>
    JSON.stringify({ engine: 'pixel-graph', exact: i > 50, answer: 'C', rawConfidence: i / 100 }),
  );
  await writeFile(inFolder('lines.json'), lines.join('\n'));
  await writeFile(inFolder('few.json'), lines.slice(0, 9).join('\n'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const calibrate = (...args: readonly string[]) => npmRun('calibrate', ...args);

test(
  'writes the calibration into the classes, and changes nothing else',
  async () => {
    const before = JSON.parse(await readFile(inFolder('classes.json'), 'utf8'));
    await calibrate(inFolder('lines.json'), folder);
    const after = JSON.parse(await readFile(inFolder('classes.json'), 'utf8'));
    const { calibration } = parseClasses(after);
    expect(calibration.knots.length).toBeGreaterThan(1);
    expect(calibration.unreadableBelow).toBeCloseTo(0.52, 6);
    const rest = ({ calibration: _c, unreadableBelow: _u, ...others }: typeof after) => others;
    // As text, because JSON has no negative zero.
    expect(JSON.stringify(rest(after))).toBe(JSON.stringify(rest(before)));
  },
  TIME_LIMIT_MS,
);

test.each([
  ['no lines', () => [], 2, 'Usage: npm run calibrate'],
  ['too few lines', () => [inFolder('few.json'), folder], 1, 'there are 9'],
  ['another folder', () => [inFolder('lines.json'), inFolder('none')], 1, 'none'],
] as const)(
  '%s: ends with a reason',
  async (_, args, code, message) => {
    await expect(calibrate(...args())).resolves.toEqual({
      code,
      output: expect.stringContaining(message),
    });
  },
  TIME_LIMIT_MS,
);
