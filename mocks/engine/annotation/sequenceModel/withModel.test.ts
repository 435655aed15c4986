import { BEGIN, INSIDE } from './chain';
import type { SequenceModel } from './sequenceModel';
import { withModel } from './withModel';
import { annotate } from '../annotate';
import type { Mention } from '../labels';
import { learnChain } from '../../../tools/training/text/learnChain';
import { samplesOf } from '../../../tools/training/text/samples';
import { sequenceModelFile } from '../../../tools/training/text/sequenceModelFile';
import { readSequenceModel } from './modelFile';
import { bloomFilterOf } from '../taxa/bloomFilter';

const MASK = 2 ** 12 - 1;
const words = {
  common: bloomFilterOf(['patients', 'had', 'daily', 'twice'], 0.01),
  rare: bloomFilterOf(['goitre'], 0.01),
};

/** Learns from sentences with the names in brackets. */
function modelOf(...sentences: readonly string[]): SequenceModel {
  const samples = sentences.flatMap((sentence) => {
    const [before = '', name = '', after = ''] = sentence.split(/[[\]]/);
    const span = { start: before.length, end: before.length + name.length, label: 'chemical' };
    return samplesOf(
      { id: '', text: before + name + after, spans: [span] },
      {},
      { mask: MASK, words },
    );
  });
  const weights = learnChain(samples, MASK + 1, { epochs: 20, seed: 1 }, () => undefined);
  return { weights, mask: MASK, words, calibration: [] };
}

const model = modelOf(
  'Patients had [zorvex] daily.',
  'Rats had [zorvex] twice.',
  'We gave [ZX-7] daily.',
  'We saw [soft zorvex] twice.',
);

const marked = (text: string, mentions: readonly Mention[] = [], use: SequenceModel = model) =>
  withModel(text, mentions, use).map(({ label, start, end }) => [label, text.slice(start, end)]);

test('a name that no rule found is a trivial name', () => {
  expect(marked('Dogs had zorvex daily.')).toEqual([['trivial_name', 'zorvex']]);
});

test('one that is written as an abbreviation is one', () => {
  expect(marked('Dogs gave ZX-7 daily.')).toEqual([['abbreviation', 'ZX-7']]);
});

test.each([
  ['of a person with an initial', 'Dogs had Zorvex A. Frisvad 5, and left.', []],
  [
    'of a congener that ends a sentence',
    'Dogs had Zorvex A. Frisvad left.',
    [['trivial_name', 'Zorvex A']],
  ],
])('a name %s', (_what, text, names) => {
  const certain = modelOf('Dogs had [Zorvex A]. Frisvad was here.', 'Rats had [Zorvex A] twice.');
  expect(marked(text, [], certain)).toEqual(names);
});

test.each([
  ["an article's number between two names", 'zorvex (1) soft', 'zorvex (1) soft'],
  ['a colon and a blank', 'zorvex: soft', 'zorvex: soft'],
  ['the end of a sentence', 'zorvex. soft', 'zorvex. soft'],
  ['the border of two paragraphs', 'zorvex  soft', 'zorvex  soft'],
  ['a dash between blanks', 'zorvex - soft', 'zorvex - soft'],
  ['a sign that a scan was misread as', 'zorvex !-soft', 'zorvex !-soft'],
  ['purified water', 'zorvex-Milli-Q', 'zorvex-Milli-Q'],
  ['the sign of a residue', 'zorvex R1', 'zorvex R1'],
])('the model joins no names across %s', (_what, name, expected) => {
  const joining = modelOf(`Dogs had [${name}] daily.`, `Rats had [${name}] twice.`);
  expect(marked(`Dogs had ${name} daily.`, [], joining)).not.toContainEqual([
    'trivial_name',
    expected,
  ]);
});

test('a name ends before the next cell of a table', () => {
  const after = ' - 3 daily.';
  const long = modelOf(`Dogs had [zorvex 2]${after}`, `Rats had [zorvex 2]${after}`);
  expect(marked(`Dogs had zorvex 2${after}`, [], long)).toEqual([['trivial_name', 'zorvex']]);
});

test('an element with a charge behind it is an ion', () => {
  const ions = modelOf('Dogs had [Zx] daily.', 'Rats had [Zx] twice.', 'Rats had [Zx]+ twice.');
  expect(marked('Dogs had Zx daily.', [], ions)).toEqual([['trivial_name', 'Zx']]);
  expect(marked('Dogs had Zx+ twice.', [], ions)).toEqual([]);
});

test('names that a stroke joins are names of their own', () => {
  const joining = modelOf('Dogs had [zorvex/lumen] daily.', 'Rats had [zorvex/lumen] twice.');
  expect(marked('Dogs had zorvex/lumen daily.', [], joining)).toEqual([
    ['trivial_name', 'zorvex'],
    ['trivial_name', 'lumen'],
  ]);
});

test("an article's number inside an acid's name stays in it", () => {
  const joining = modelOf('Dogs had [zorvic (3) acid] daily.', 'Rats had [zorvic (3) acid] twice.');
  expect(marked('Dogs had zorvic (3) acid daily.', [], joining)).toEqual([
    ['trivial_name', 'zorvic (3) acid'],
  ]);
});

test('what a rule marked keeps its label when its borders are corrected', () => {
  const text = 'Dogs saw soft zorvex twice.';
  const ruled = { label: 'iupac_like_name', start: 14, end: 20 } as const;
  expect(marked(text, [ruled])).toEqual([['iupac_like_name', 'soft zorvex']]);
});

test.each(['organism_or_species', 'compound_class', 'geo_location'] as const)(
  'what a rule marked as %s stays so',
  (label) => {
    const mention = { label, start: 9, end: 15 };
    expect(marked('Dogs had zorvex daily.', [mention])).toEqual([[label, 'zorvex']]);
  },
);

test('water is no compound of an article', () => {
  const wet = modelOf('Dogs had [H2O] daily.', 'Rats had [H2O] twice.');
  expect(marked('Dogs had H2O daily.', [], wet)).toEqual([]);
});

test('what the rules call a family is one wherever the model finds it', () => {
  const text = 'Dogs had zorvex daily. Zorvex.';
  const family = { label: 'compound_group', start: 23, end: 29 } as const;
  expect(marked(text, [family])).toEqual([
    ['compound_group', 'zorvex'],
    ['compound_group', 'Zorvex'],
  ]);
});

test('what the rules alone marked stays', () => {
  const mention = { label: 'trivial_name', start: 0, end: 4 } as const;
  expect(marked('Dogs were here.', [mention])).toEqual([['trivial_name', 'Dogs']]);
});

test('a name that is too often wrong is left out, a doubtful one says how sure it is', () => {
  const text = 'Dogs had zorvex daily.';
  const at = (right: number) => withModel(text, [], { ...model, calibration: [[0.5, right]] });
  expect(at(0.5)).toEqual([]);
  expect(at(0.75)).toEqual([expect.objectContaining({ confidence: 0.75 })]);
  expect(at(0.95)[0]).not.toHaveProperty('confidence');
});

test('an answer says whether the model took part', () => {
  expect(annotate('Nothing.', { model }).program_version).toBe('0.5');
  expect(annotate('Nothing.').program_version).toBe('0.5, rules only');
});

describe('the file of a model', () => {
  const file = sequenceModelFile({ ...model, calibration: [[0.5, 0.25]] });

  test('keeps what the model marks, and its calibration', () => {
    const stored = readSequenceModel(file);
    expect(stored).toMatchObject({ mask: MASK, calibration: [[0.5, 0.25]] });
    expect(stored.weights.emissions).toHaveLength((MASK + 1) * 3);
    expect(stored.words).toEqual(words);
    const text = 'Dogs had zorvex daily.';
    expect(marked(text, [], { ...stored, calibration: [] })).toEqual(marked(text));
    expect([BEGIN, INSIDE].map((label) => stored.weights.moves[label])).not.toEqual([0, 0]);
  });

  test.each([
    ['empty', new Uint8Array()],
    ['cut off', file.slice(0, -1)],
    ['without weights', file.slice(0, 60)],
    ['longer', Uint8Array.from([...file, 0])],
    ['changed in one place', file.with(file.length - 5, 77)],
    ['of another kind', file.with(0, 78)],
  ])('is refused when %s', (_, bytes) => {
    expect(() => readSequenceModel(bytes)).toThrow('is damaged');
  });
});
