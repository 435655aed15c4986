import { compoundsOf, drawingIdsWith, type Compound, type CompoundDrawing } from './compound';

const LABEL = { number: '3', name: 'quercetin', text: '3 quercetin', box: [0, 0, 1, 1] } as const;
const KEY = 'REFJWTPEDVJJIY-UHFFFAOYSA-N';
const identified = { inchiKey: KEY, formula: 'C15H10O7' };

const drawing = (ordinal: number, facts: Partial<CompoundDrawing> = {}): CompoundDrawing => ({
  id: `s${ordinal}`,
  ordinal: `${ordinal}`,
  pageNumber: 1,
  draft: {},
  verdict: undefined,
  isRead: true,
  isDoubtful: false,
  hasFailed: false,
  score: undefined,
  identifiers: undefined,
  ...facts,
});
const ordinalsOf = (drawings: readonly CompoundDrawing[]) =>
  compoundsOf(drawings).map((compound) => compound.drawings.map(({ ordinal }) => Number(ordinal)));
const fieldsOf = (...drawings: readonly CompoundDrawing[]) => compoundsOf(drawings)[0]?.fields;

test.each([
  ['of one InChIKey share a compound', [identified, {}, identified], [[1, 3], [2]]],
  ['without a key stand alone', [undefined, undefined], [[1], [2]]],
  ['without a key, as of residues, stand alone', [{ formula: 'C' }, { formula: 'C' }], [[1], [2]]],
])('drawings %s', (_which, identifiers, groups) => {
  const drawings = identifiers.map((one, index) =>
    drawing(index + 1, { identifiers: one && 'formula' in one ? one : undefined }),
  );
  expect(ordinalsOf(drawings)).toEqual(groups);
});

test('a name that was said before the structure was edited stays, and is not confirmed', () => {
  const draft = { formerName: 'artemisinin' };
  const label = { ...LABEL, confidence: 0.9 };
  const former = { value: 'artemisinin', isConfirmed: false, origin: 'former' };
  expect(fieldsOf(drawing(1, { draft, label }))).toMatchObject({ name: former });
  expect(fieldsOf(drawing(1, { draft: { ...draft, name: 'artemether' } }))).toMatchObject({
    name: { value: 'artemether', isConfirmed: true },
  });
});

test('a rejected drawing stands apart from others of its structure', () => {
  const drawings = [
    drawing(1, { identifiers: identified }),
    drawing(2, { identifiers: identified, verdict: 'rejected' }),
    drawing(3, { identifiers: identified }),
  ];
  expect(ordinalsOf(drawings)).toEqual([[1, 3], [2]]);
});

test.each<[string, readonly Partial<CompoundDrawing>[], number[][]]>([
  [
    'said to have different numbers',
    [{ draft: { number: '3' } }, { draft: { number: '7' } }],
    [[1], [2]],
  ],
  [
    'said and printed to have different names',
    [{ draft: { name: 'epicatechin' } }, { label: { ...LABEL, confidence: 0.9 } }],
    [[1], [2]],
  ],
  [
    'named alike but for capitals',
    [{ draft: { name: 'Rutin' } }, { draft: { name: 'rutin ' } }],
    [[1, 2]],
  ],
  [
    'of which a third is named like the second',
    [{ draft: { number: '3' } }, { draft: { name: 'b', number: '7' } }, { draft: { name: 'b' } }],
    [[1], [2, 3]],
  ],
])('drawings of one InChIKey, %s', (_which, facts, groups) => {
  const drawings = facts.map((one, index) =>
    drawing(index + 1, { identifiers: identified, ...one }),
  );
  expect(ordinalsOf(drawings)).toEqual(groups);
});

test.each<[string, Partial<CompoundDrawing>, string]>([
  ['rejected', { verdict: 'rejected', isRead: false }, 'Rejected'],
  ['not read, and failed', { isRead: false, hasFailed: true }, 'Failed'],
  ['not read', { isRead: false }, 'Pending'],
  ['verified, though doubtful', { verdict: 'correct', isDoubtful: true }, 'Verified'],
  ['doubtful', { isDoubtful: true }, 'Doubtful'],
  ['read', {}, 'Processed'],
  ['called correct without a structure', { verdict: 'correct', isRead: false }, 'Pending'],
])('a compound whose drawing is %s', (_words, facts, status) => {
  expect(compoundsOf([drawing(1, facts)])[0]?.status).toBe(status);
});

test('a compound of several drawings has the status that needs most attention, and the lowest score', () => {
  const drawings = [
    drawing(1, { identifiers: identified, verdict: 'correct', score: 0.95 }),
    drawing(2, { identifiers: identified, isDoubtful: true, score: 0.4 }),
  ];
  expect(compoundsOf(drawings)[0]).toMatchObject({ status: 'Doubtful', score: 0.4 });
});

describe('a field', () => {
  const found = { ...LABEL, confidence: 0.9 };

  test('is what the page prints until a person says something', () => {
    expect(fieldsOf(drawing(1, { label: found }))).toEqual({
      number: { value: '3', isConfirmed: false, origin: 'page' },
      name: { value: 'quercetin', isConfirmed: false, origin: 'page' },
    });
  });

  test('tells a name that only the caption has', () => {
    const { name: _name, ...label } = { ...found, captionName: 'rutin' };
    expect(fieldsOf(drawing(1, { label }))?.name).toMatchObject({
      value: 'rutin',
      origin: 'caption',
    });
  });

  test('is not proposed by a doubtful label', () => {
    expect(fieldsOf(drawing(1, { label: { ...found, confidence: 0.5 } }))).toEqual({});
  });

  test("is a person's word, also that there is none", () => {
    const draft = { name: '', organism: 'Aspergillus flavus' };
    expect(fieldsOf(drawing(1, { label: found, draft }))).toMatchObject({
      name: { value: '', isConfirmed: true, origin: 'person' },
      organism: { value: 'Aspergillus flavus', isConfirmed: true, origin: 'person' },
    });
  });

  test('is what a person said of any of its drawings, rather than what is printed', () => {
    const fields = fieldsOf(
      drawing(1, { identifiers: identified, label: found }),
      drawing(2, { identifiers: identified, draft: { name: 'Quercetin' } }),
    );
    expect(fields?.name).toMatchObject({ value: 'Quercetin', isConfirmed: true });
    expect(fields?.number).toMatchObject({ value: '3', isConfirmed: false });
  });
});

test('a source that a sentence states is found, not confirmed, until a person says another', () => {
  const said = { by: 'sentence', page: 1, start: 0, end: 4, sentence: 'It came of Ruta.' } as const;
  const sources = [{ ...said, organism: 'Ruta graveolens', part: 'leaves' }];
  const label = { ...LABEL, confidence: 0.9, sources };
  const found = { isConfirmed: false, origin: 'text' };
  expect(fieldsOf(drawing(1, { label }))).toMatchObject({
    organism: { value: 'Ruta graveolens', ...found },
    part: { value: 'leaves', ...found },
    evidence: { value: 'It came of Ruta.', ...found },
  });
  const other = fieldsOf(drawing(1, { label, draft: { organism: 'Salvia officinalis' } }));
  expect(other).toMatchObject({ organism: { value: 'Salvia officinalis', isConfirmed: true } });
  expect(other).not.toHaveProperty('part');
});

test('a drawing leads those of its compound, and stands alone in none', () => {
  const compound = (...ids: string[]) =>
    ({ drawings: ids.map((id) => ({ id })) }) as unknown as Compound;
  const compounds = [compound('a', 'b', 'c'), compound('d')];
  expect(drawingIdsWith(compounds, 'b')).toEqual(['b', 'a', 'c']);
  expect(drawingIdsWith(compounds, 'e')).toEqual(['e']);
});
