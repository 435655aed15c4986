import { joinBrokenNames } from './brokenNames';
import { figureLines } from './figureLines';
import { drawingAt, pageWith, run } from './testing/figurePage';

const joined = (...lines: readonly string[]) =>
  joinBrokenNames(
    figureLines(pageWith(lines.map((line, i) => run(line, 60, 100 + 10 * i))), [
      drawingAt(400, 400),
    ]) ?? [],
  ).map(({ text }) => text);

test.each<[string, readonly string[], readonly string[]]>([
  ['after the hyphen of the line', ['benzenesulfona-', 'mide'], ['benzenesulfonamide']],
  ['after a locant’s hyphen', ['4-hydroxy-3-', 'methoxyphenol'], ['4-hydroxy-3-methoxyphenol']],
  [
    'within brackets',
    ['4-[(2-hydroxyphenyl)', 'methyl]phenol'],
    ['4-[(2-hydroxyphenyl)methyl]phenol'],
  ],
  ['between locants', ['pyrano-1,2,', '4-thiadiazole'], ['pyrano-1,2,4-thiadiazole']],
  [
    'at the sides of a fused ring',
    ['dihydropyrazino', '[1,2-a]indole'],
    ['dihydropyrazino[1,2-a]indole'],
  ],
  [
    'after a group in brackets',
    ['2-(1-hydroxyethyl)', 'acetic acid'],
    ['2-(1-hydroxyethyl)acetic acid'],
  ],
  [
    'but not where it is whole',
    ['4-(2-hydroxyphenyl)phenol', 'Rutin'],
    ['4-(2-hydroxyphenyl)phenol', 'Rutin'],
  ],
  ['nor after a number', ['(3a)', 'Rutin'], ['(3a)', 'Rutin']],
])('a name goes on %s', (_where, lines, names) => {
  expect(joined(...lines)).toEqual(names);
});
