import { measuredOn, readWorths } from './worth';

const line = (set: string, odd: number, even: number) =>
  JSON.stringify({
    ...{ variant: 'without lines/arrows:dropArrows', set, cases: 80, affected: 2, changed: 1 },
    ...{ odd: { lost: odd, won: 0 }, even: { lost: even, won: 1 }, stopped: false },
  });

test('adds up what a rule does to all sets of one kind', () => {
  const lines = [line('uspto', 1, 0), line('uob', 2, 1), line('np01, VectorGraph', 0, 4)];
  const worth = readWorths(lines.join('\n')).get('without lines/arrows:dropArrows');
  expect(worth).toEqual({
    pictures: {
      ...{ affected: 4, changed: 2, stopped: false },
      ...{ odd: { lost: 3, won: 0 }, even: { lost: 1, won: 2 } },
    },
    drawings: expect.objectContaining({ odd: { lost: 0, won: 0 }, even: { lost: 4, won: 1 } }),
  });
});

test('refuses a line that is none', () => {
  expect(() => readWorths(`${line('uspto', 1, 0)}\nother`)).toThrow('Line 2');
});

test('tells on what was measured', () => {
  expect(measuredOn([line('uspto', 1, 0), line('np01, VectorGraph', 1, 0)].join('\n'))).toBe(
    'uspto: 80; np01, VectorGraph: 80',
  );
});
