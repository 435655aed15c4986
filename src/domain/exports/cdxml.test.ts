/** @jest-environment node */
import { readChemDraw } from '../chemdraw/readChemDraw';
import { cdxmlOf, hasDrawing } from './cdxml';
import { found, MOLFILE, record, said } from './testing/records';

const labels = (text: string) =>
  readChemDraw(new TextEncoder().encode(text)).pages[0]?.molecules.map(({ label }) => label);

test('number and name stand below a drawing if somebody confirmed them', () => {
  const records = [
    record({ stated: said({ number: '3a', name: 'ethane' }) }),
    record({ stated: found({ number: '4', name: 'methane' }) }),
  ];
  expect(labels(cdxmlOf(records))).toEqual(['3a\nethane', null]);
});

test.each([
  ['a molfile', { molfile: MOLFILE }, true],
  [
    'one whose bonds lead to no atom',
    { molfile: MOLFILE.replace('  1  2  1', '  1  7  1') },
    false,
  ],
  ['one with fewer lines than it counts', { molfile: MOLFILE.replace('  2  1', '  9  1') }, false],
])('a record with %s', (_, properties, isWritten) => {
  expect(hasDrawing(record(properties))).toBe(isWritten);
});
