import { weighCode } from './weighCode';

const file = (path: string, text = 'a\nb\n') => ({ path, text });

test('counts the lines of the product, without tests and what only they use', () => {
  const files = [
    file('src/app/store.ts'),
    file('src/ui/page.css', 'a\n'),
    file('src/app/store.test.ts'),
    file('src/testing/fakes.ts'),
    file('src/app/data.json'),
  ];
  expect(weighCode(files)).toMatchObject({ sourceLines: 3, mocksLines: 0 });
});

test('programs for maintainers are no weight of the services', () => {
  const files = [file('mocks/services/app.ts'), file('mocks/tools/attack/attack.ts')];
  expect(weighCode(files)).toMatchObject({ mocksLines: 2 });
});

test.each([
  ['const REACH = 0.5;\n', 1],
  ['export const MOST_PAGES = 2_000;\nconst LEAST = -1;\n', 2],
  ['const SUM: number = (1 + 2) / 3;\n', 1],
  ['  const INSIDE = 3;\n', 1],
  ["const NAME = 'three';\n", 0],
  ['const lower = 3;\n', 0],
])('counts the named numbers of the engine in %j', (text, engineNumbers) => {
  expect(weighCode([file('mocks/engine/lines.ts', text)])).toMatchObject({ engineNumbers });
});
