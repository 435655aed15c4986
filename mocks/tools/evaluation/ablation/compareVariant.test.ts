import { VariantCount } from './compareVariant';
import type { CaseResult } from './measuredCase';

const reading = (stated: string, right: boolean, half: 'odd' | 'even'): CaseResult => ({
  stated,
  items: [{ name: 'drawing', half, right }],
});

test.each([
  ['right', true, 'odd', { odd: { lost: 1, won: 0 }, even: { lost: 0, won: 0 } }],
  ['wrong', false, 'odd', { odd: { lost: 0, won: 1 }, even: { lost: 0, won: 0 } }],
  ['right', true, 'even', { odd: { lost: 0, won: 0 }, even: { lost: 1, won: 0 } }],
] as const)(
  'a drawing that was %s and is no longer counts in its half',
  (_, was, half, expected) => {
    const count = new VariantCount();
    count.add(reading('CCO', was, half), reading('CCN', !was, half));
    expect(count).toMatchObject({ changed: 1, ...expected });
  },
);

test('names what changes in the odd half only', () => {
  const count = new VariantCount();
  count.add(reading('CCO', true, 'odd'), undefined);
  count.add(reading('CCO', true, 'even'), undefined);
  expect(count).toMatchObject({ changed: 2, oddLost: ['drawing'], lost: 2 });
});
