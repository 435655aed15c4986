/** @jest-environment node */
import { smilesListOf } from './smilesList';
import { found, record, said } from './testing/records';

test('a line is SMILES, tab and name; only a name that somebody confirmed is written', () => {
  const records = [
    record({ stated: said({ name: 'ethane' }) }),
    record({ smiles: 'C', stated: found({ name: 'methane' }) }),
  ];
  expect(smilesListOf(records)).toBe('CC\tethane\nC\t\n');
});

test.each([['a\tb\nCCC\tforged'], ['a\u2028b\r\nc']])(
  'the name %j makes no further column or line',
  (name) => {
    const list = smilesListOf([record({ stated: said({ name }) })]);
    expect(list.split(/[\n\r\u2028]/)).toHaveLength(2);
    expect(list.split('\t')).toHaveLength(2);
  },
);

test('a record without a SMILES is left out', () => {
  const { smiles: _, ...without } = record();
  expect(smilesListOf([without])).toBe('');
});
