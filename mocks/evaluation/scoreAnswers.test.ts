import { canonicalise } from '../chemistry/canonicalise';
import { loadRDKit } from '../chemistry/testing/loadRDKit';
import { scoreAnswers, withoutResidueNumbers } from './scoreAnswers';

const withRDKit = async (smilesList: readonly string[]) =>
  canonicalise(await loadRDKit(), smilesList);

test.each([
  ['[1*]CC', '*CC'],
  ['[*:2]CC[12*]', '*CC*'],
  ['[2H]C*', '[2H]C*'],
])('writes the residues of %s without numbers', (smiles, expected) => {
  expect(withoutResidueNumbers(smiles)).toBe(expected);
});

describe('scoreAnswers', () => {
  test.each([
    ['the same structure written otherwise', 'OCC', 'CCO', [1, 1, 1, 1]],
    ['the other enantiomer', 'C[C@H](N)O', 'C[C@@H](N)O', [1, 1, 0, 1]],
    ['an answer without the stereo', 'C[C@H](N)O', 'CC(N)O', [1, 1, 0, 1]],
    ['another structure', 'CCO', 'CCN', [1, 1, 0, 0]],
    ['no answer', 'CCO', '', [1, 0, 0, 0]],
    ['an answer that cannot be read', 'CCO', 'C(C)(C)(C)(C)C', [1, 1, 0, 0]],
    ['a truth that cannot be read', 'not a structure', 'CCO', [0, 0, 0, 0]],
    ['residues of other numbers', '[1*]CO', '[*:7]CO', [1, 1, 1, 1]],
  ])('counts %s', async (_, truth, answer, counts) => {
    const score = await scoreAnswers([{ truth, answer }], withRDKit);
    const { compared, answered, exact, exactWithoutStereo } = score;
    expect([compared, answered, exact, exactWithoutStereo]).toEqual(counts);
  });

  test('adds up', async () => {
    const pairs = [
      { truth: 'C', answer: 'C' },
      { truth: 'CC', answer: '' },
    ];
    expect(await scoreAnswers(pairs, withRDKit)).toMatchObject({ compared: 2, exact: 1 });
  });
});
