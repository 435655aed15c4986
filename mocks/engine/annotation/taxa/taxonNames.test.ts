import { bloomFilterOf } from './bloomFilter';
import { taxonFile } from '../../../tools/taxa/taxonFile';
import { readTaxonNames } from './taxonNames';

const file = taxonFile({
  genera: bloomFilterOf(['garcinia', 'prunella'], 0.001),
  epithets: bloomFilterOf(['mangostana'], 0.001),
  families: bloomFilterOf(['poales'], 0.001),
  ambiguous: bloomFilterOf(['prunella'], 0.001),
  commonNames: bloomFilterOf(['lemon balm'], 0.001),
});

test('a file of taxa gives its lists back, whatever the case of the words', () => {
  const taxa = readTaxonNames(file);
  expect([taxa.isGenus('Garcinia'), taxa.isGenus('Mangostana')]).toEqual([true, false]);
  expect([taxa.isEpithet('mangostana'), taxa.isEpithet('garcinia')]).toEqual([true, false]);
  expect([taxa.isFamily('Poales'), taxa.isFamily('Garcinia')]).toEqual([true, false]);
  expect([taxa.isCommonName('Lemon balm'), taxa.isCommonName('balm')]).toEqual([true, false]);
  expect([taxa.isAmbiguous('Prunella'), taxa.isAmbiguous('Garcinia')]).toEqual([true, false]);
});

test.each([
  ['empty', new Uint8Array()],
  ['of another kind', new TextEncoder().encode('{"genera": []}')],
  ['cut off', file.subarray(0, -1)],
  ['too long', Uint8Array.from([...file, 0])],
  ['cut off in a head', file.subarray(0, 18)],
])('a file that is %s is refused', (_, bytes) => {
  expect(() => readTaxonNames(bytes)).toThrow('The file of taxa is damaged');
});
