import { bytesInMemory } from '../sortedLines';
import { DictionaryBuilder } from '../dictionaryFile';
import { openNameDictionary, type NameDictionary } from '../nameDictionary';
import { SAMPLE_COMPOUNDS } from './sampleCompounds';

/** A dictionary of some well-known natural products, for trying out without a download. */
export function sampleDictionary(): Promise<NameDictionary> {
  const builder = new DictionaryBuilder();
  for (const [names, smiles] of SAMPLE_COMPOUNDS) builder.add({ smiles, names: names.split('|') });
  const parts = [
    ...builder.parts({ source: 'Sample of well-known natural products', release: '1' }),
  ];
  return openNameDictionary(bytesInMemory(new TextEncoder().encode(parts.join(''))));
}
