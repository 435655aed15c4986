import { DictionaryBuilder, type NamedStructure } from './dictionaryFile';
import { openNameDictionary } from './nameDictionary';
import { bytesInMemory } from './sortedLines';

function dictionaryOf(structures: readonly NamedStructure[]) {
  const builder = new DictionaryBuilder();
  structures.forEach((structure) => builder.add(structure));
  const text = [...builder.parts({ source: 'Test', release: '1' })].join('');
  return openNameDictionary(bytesInMemory(new TextEncoder().encode(text)));
}

const COMPOUNDS = Array.from({ length: 300 }, (_, n) => ({
  smiles: `${'C'.repeat(n + 1)}O`,
  names: [`compound ${'a'.repeat((n * 7) % 31)}x${n}`, `β-name ${n}′`],
}));

test('finds each structure by each of its names', async () => {
  const dictionary = await dictionaryOf(COMPOUNDS);
  for (const { smiles, names } of COMPOUNDS) {
    for (const name of names) expect(await dictionary.find(name)).toEqual([smiles]);
  }
  expect(dictionary.head).toMatchObject({ structures: 300, names: 600, source: 'Test' });
});

test.each([
  '',
  'a',
  'zzz',
  'compound',
  'beta-name 7',
  'compound x0 ',
  '\t',
  '__proto__',
  '\u{10FFFF}',
])('finds nothing under %j, which is no name of it', async (name) => {
  const dictionary = await dictionaryOf([{ smiles: 'C', names: ['methane'] }, ...COMPOUNDS]);
  const expected = name === 'compound x0 ' ? ['CO'] : [];
  expect(await dictionary.find(name)).toEqual(expected);
});

test('a name of several structures gives all of them, once each', async () => {
  const dictionary = await dictionaryOf([
    { smiles: 'CCO', names: ['spirit', 'ethanol'] },
    { smiles: 'CO', names: ['Spirit'] },
    { smiles: 'CCO', names: ['SPIRIT'] },
  ]);
  expect(await dictionary.find('spirit')).toEqual(['CCO', 'CO']);
  expect(await dictionary.find('ethanol')).toEqual(['CCO']);
});

test.each(['64-17-5', 'CNP0228556.1', 'SCHEMBL12345', 'Xy', 'a\tb c d', 'x'.repeat(501)])(
  '%j is no name of a structure',
  async (name) => {
    const dictionary = await dictionaryOf([{ smiles: 'CCO', names: [name] }]);
    expect(dictionary.head.names).toBe(0);
  },
);

test('lines longer than one read are found', async () => {
  const long = { smiles: 'C'.repeat(9000), names: [`${'methyl'.repeat(80)}ane`] };
  const dictionary = await dictionaryOf([...COMPOUNDS, long]);
  expect(await dictionary.find(long.names[0] ?? '')).toEqual([long.smiles]);
});

test.each(['', '{}', '{"format":"marcus-names","version":2}\n', 'name,smiles\nmethane,C\n'])(
  'refuses %j, which is no dictionary',
  async (text) => {
    const bytes = bytesInMemory(new TextEncoder().encode(text));
    await expect(openNameDictionary(bytes)).rejects.toThrow('not a dictionary of names');
  },
);
