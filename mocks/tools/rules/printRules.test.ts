import { npmRun } from '../../testing/npmRun';

test('npm run rules prints what each rule for assembling a drawing does, and whether it has a test', async () => {
  const { code, output } = await npmRun('rules');
  expect(code).toBe(0);
  const [, assembly = ''] = output.split('## recognition/pixel-graph/assembly');
  const rows = assembly
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (file|-)/.test(line));
  expect(rows).toContain(
    '| exceededValences | What an atom with too many bonds may be instead, and each of its bonds, by what the network thinks of it. | yes |',
  );
  expect(rows.filter((row) => row.includes('|  |'))).toEqual([]);
});
