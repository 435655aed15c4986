import type { RDKit } from '../rdkit';
import { smilesToMolfile } from '../smilesToMolfile';
import { loadRDKit } from '../testing/loadRDKit';
import { compareSmiles } from './compareSmiles';
import { findMcs } from './findMcs';
import { tanimoto } from './tanimoto';

const ENGINES = ['decimer', 'molnextr', 'molscribe'];
const CAFFEINE = 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C';
const THEOBROMINE_ISOMER = 'CN1C=NC2=C1C(=O)NC(=O)N2C';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

// The expected answers are the reference's (docs/contract.md 9.1).
describe('compareSmiles', () => {
  it('finds full agreement for one molecule written differently, but does not call it identical', () => {
    const list = [CAFFEINE, 'Cn1cnc2c1c(=O)n(C)c(=O)n2C', THEOBROMINE_ISOMER];
    const low = 0.5294117647058824;
    expect(compareSmiles(rdkit, list, ENGINES)).toMatchObject({
      matrix: [
        [1, 1, low],
        [1, 1, low],
        [low, low, 1],
      ],
      engine_names: ENGINES,
      identical: false,
      agreement_summary: {
        identical: false,
        agreement_percentage: 33.33333333333333,
        total_comparisons: 3,
        total_agreements: 1,
        pair_agreements: {
          'decimer-molnextr': true,
          'decimer-molscribe': false,
          'molnextr-molscribe': false,
        },
        invalid_smiles: [],
      },
    });
  });

  it('keeps an unreadable SMILES out of the comparison, with 1 on its diagonal', () => {
    expect(compareSmiles(rdkit, [CAFFEINE, 'C1CC('], ENGINES.slice(0, 2))).toMatchObject({
      matrix: [
        [1, 0],
        [0, 1],
      ],
      engine_names: ['decimer', 'molnextr'],
      identical: false,
      agreement_summary: {
        identical: false,
        agreement_percentage: 0,
        total_comparisons: 0,
        total_agreements: 0,
        pair_agreements: {},
        invalid_smiles: [{ engine: 'molnextr', smiles: 'C1CC(' }],
      },
    });
  });

  it('adds the forms that distinguish the readings, and null for an unreadable one', () => {
    const answer = compareSmiles(rdkit, ['OC', 'C1CC('], ENGINES.slice(0, 2));
    expect(answer.canonical_forms).toEqual([expect.objectContaining({ smiles: 'CO' }), null]);
  });

  it('finds full agreement between stereoisomers: the fingerprint ignores chirality', () => {
    const answer = compareSmiles(rdkit, ['C[C@H](N)O', 'C[C@@H](N)O'], ENGINES.slice(0, 2));
    expect(answer.agreement_summary).toMatchObject({ identical: false, agreement_percentage: 100 });
  });

  it.each([
    ['none', [], false, 0],
    ['a single one', ['CCO'], true, 0],
    ['two equal strings', ['CCO', 'CCO'], true, 1],
    ['an empty one, as a valid empty molecule', ['', 'CCO'], false, 1],
  ])('%s', (_name, list, identical, comparisons) => {
    const { agreement_summary: summary } = compareSmiles(
      rdkit,
      list,
      ENGINES.slice(0, list.length),
    );
    expect(summary).toMatchObject({
      identical,
      total_comparisons: comparisons,
      invalid_smiles: [],
    });
  });

  it('refuses lists of different lengths, and more than a hundred', () => {
    expect(() => compareSmiles(rdkit, ['C'], ENGINES)).toThrow(
      'Number of SMILES strings must match number of engine names',
    );
    const many = Array.from({ length: 101 }, () => 'C');
    expect(() => compareSmiles(rdkit, many, many)).toThrow('At most 100 structures');
  });
});

describe('findMcs', () => {
  const molfileOf = (smiles: string) =>
    smilesToMolfile(rdkit, smiles).molfile.replace(/\$\$\$\$\n$/, '');

  it('finds the purine core that the three results share', () => {
    const molfiles = [CAFFEINE, THEOBROMINE_ISOMER, CAFFEINE].map(molfileOf);
    expect(findMcs(rdkit, molfiles, ENGINES)).toEqual({
      mcs_smarts:
        '[#6]-&!@[#7]1:&@[#6]:&@[#7]:&@[#6]2:&@[#6]:&@1:&@[#6](=&!@[#8]):&@[#7]:&@[#6](:&@[#7]:&@2-&!@[#6])=&!@[#8]',
      atom_count: 13,
      bond_count: 14,
      original_molecules: [
        { engine: 'decimer', atom_count: 14, bond_count: 15 },
        { engine: 'molnextr', atom_count: 13, bond_count: 14 },
        { engine: 'molscribe', atom_count: 14, bond_count: 15 },
      ],
    });
  });

  it('answers an empty SMARTS when there is nothing in common', () => {
    expect(findMcs(rdkit, ['C', 'O'].map(molfileOf), ENGINES.slice(0, 2))).toEqual({
      mcs_smarts: '',
      atom_count: 0,
      bond_count: 0,
      original_molecules: [
        { engine: 'decimer', atom_count: 1, bond_count: 0 },
        { engine: 'molnextr', atom_count: 1, bond_count: 0 },
      ],
    });
  });

  it('takes whole rings or none', () => {
    const pair = ['Cc1ccccc1', 'Cc1ccccn1'].map(molfileOf);
    expect(findMcs(rdkit, pair, ENGINES.slice(0, 2)).atom_count).toBeLessThan(6);
  });

  it('leaves out a molfile that cannot be read', () => {
    const molfiles = [molfileOf('CCO'), 'no molfile', molfileOf('CCN')];
    const { original_molecules: originals, atom_count: count } = findMcs(rdkit, molfiles, ENGINES);
    expect(originals.map((each) => each.engine)).toEqual(['decimer', 'molscribe']);
    expect(count).toBe(2);
  });

  it.each([
    [['x'], ['a', 'b'], 'Number of molfiles must match number of engine names'],
    [['x'], ['a'], 'At least 2 molfiles are required to find MCS'],
    [['x', ''], ['a', 'b'], 'At least 2 valid molecules are required to find MCS'],
  ])('refuses %j named %j', (molfiles, names, message) => {
    expect(() => findMcs(rdkit, molfiles, names)).toThrow(message);
  });
});

describe('tanimoto', () => {
  it.each([
    ['equal bits', [0b1010], [0b1010], 1],
    ['no common bit', [0b1010], [0b0101], 0],
    ['one of three bits', [0b0011, 0], [0b0010, 1], 1 / 3],
    ['two empty sets', [0], [0], 1],
  ])('%s', (_name, a, b, expected) => {
    expect(tanimoto(Uint8Array.from(a), Uint8Array.from(b))).toBe(expected);
  });
});
