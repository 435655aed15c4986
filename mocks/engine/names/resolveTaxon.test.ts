import { taxonListParts } from '../../tools/taxa/taxonListFile';
import { resolveTaxon } from './resolveTaxon';
import { bytesInMemory } from './sortedLines';
import { openTaxonList, type TaxonList } from './taxonList';

let list: TaxonList;
beforeAll(async () => {
  const taxa = new Map([
    ['fabulosa', [{ id: '10' }]],
    ['fabulosa ficta', [{ id: '11' }]],
    ['fabulosa mixta', [{ id: '12', accepted: 'Fabulosa x mixta' }]],
    ['imaginaria ficta', [{ id: '11', accepted: 'Fabulosa ficta' }]],
    ['duplex', [{ id: '20' }, { id: '30' }]],
    ['duplex communis', [{ id: '21' }]],
    ['fable mosaic virus', [{ id: '40' }]],
  ]);
  const head = { source: 'NCBI', release: '1', licence: 'public domain' } as const;
  const text = [...taxonListParts({ head, taxa })].join('');
  list = await openTaxonList(bytesInMemory(new TextEncoder().encode(text)));
});

const SPECIES = { id: '11', rank: 'species', name: 'Fabulosa ficta' };

test.each([
  'Fabulosa ficta',
  'fabulosa  ficta',
  'FABULOSA FICTA',
  'Fabulosa_ficta',
  'Fabulosa ficta L.',
  'Fabulosa ficta (Mill.) Hook. f. & Thomson',
  'Fabulosa (Verafabula) ficta',
  'Fabulosa ficta var. alba',
  'Fabulosa ficta subsp. alba Miller',
  'Fabulosa ficta ATCC 1234',
  '[Fabulosa] ficta',
  'Candidatus Fabulosa ficta',
  'Fábulosa fícta',
])('%s is the species, whatever stands beside its name', async (organism) => {
  expect(await resolveTaxon(list, organism)).toEqual(SPECIES);
});

test.each([
  'Fabulosa',
  'Fabulosa sp.',
  'Fabulosa spp',
  'Fabulosa sp. CNQ-418',
  'Fabulosa cf. ficta',
  'Fabulosa aff. ficta',
  'Fabulosa L.',
  'Fabulosa ignota',
  'Fabulosa ficta × Fabulosa mixta',
])('of %s the genus is known, and no more', async (organism) => {
  expect(await resolveTaxon(list, organism)).toEqual({ id: '10', rank: 'genus', name: 'Fabulosa' });
});

test('a synonym is told with what the list calls it', async () => {
  expect(await resolveTaxon(list, 'Imaginaria ficta')).toEqual({
    ...{ id: '11', rank: 'species', name: 'Imaginaria ficta', accepted_name: 'Fabulosa ficta' },
  });
});

test.each(['Fabulosa × mixta', 'Fabulosa x mixta', 'Fabulosa ×mixta', 'Fabulosa mixta'])(
  '%s is one hybrid',
  async (organism) => {
    expect(await resolveTaxon(list, organism)).toMatchObject({ id: '12' });
  },
);

test('a name of several words is found whole', async () => {
  expect(await resolveTaxon(list, 'Fable mosaic virus')).toMatchObject({ id: '40' });
});

test('a genus of two taxa is told, while its species is clear', async () => {
  expect(await resolveTaxon(list, 'Duplex communis')).toMatchObject({ id: '21' });
  expect(await resolveTaxon(list, 'Duplex ignota')).toEqual({
    refusal: 'ambiguous',
    error: 'NCBI has several taxa called Duplex: 20, 30',
  });
});

test.each(['', '-', 'F. ficta', 'Ignota nova', 'ficta', '12', '\t', '()', '__proto__', '🌿 🌿'])(
  '%j is in no list',
  async (organism) => {
    expect(await resolveTaxon(list, organism)).toEqual({
      refusal: 'unknown',
      error: 'not in the list of NCBI',
    });
  },
);

test.each(['', '{}', '{"format":"marcus-names","version":1}\n'])(
  'refuses %j, which is no list of taxa',
  async (text) => {
    const bytes = bytesInMemory(new TextEncoder().encode(text));
    await expect(openTaxonList(bytes)).rejects.toThrow('no list of taxa');
  },
);
