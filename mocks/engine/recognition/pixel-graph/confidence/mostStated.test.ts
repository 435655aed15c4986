import { type Departures, mostStated } from './mostStated';

const USUAL: Departures = { explainsLittle: false, changes: 0, radicals: [] };
const radical = { kind: 'charge', atoms: [0], x: 0, y: 0, confidence: 0.7, says: '' } as const;

test.each<[string, Partial<Departures>, number]>([
  ['as calibrated', {}, 1],
  ['beside other ink', { explainsLittle: true }, 0.8],
  ['with one change', { changes: 1 }, 0.8],
  ['with three changes', { changes: 3 }, 0.512],
  ['with a dot', { radicals: [radical] }, 0.7],
])('what is stated of a reading %s', (_what, departure, most) => {
  expect(mostStated({ ...USUAL, ...departure })).toBeCloseTo(most, 6);
});
