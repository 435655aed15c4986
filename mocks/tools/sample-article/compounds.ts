/** A group that journals print as letters: the label's anchor is the atom with the bond. */
export type CondensedGroup = 'OMe' | 'OAc' | 'CO2H';

/** One compound of the sample article. The article's isolation is invented; the compounds are real. */
export interface SampleCompound {
  /** Compound number in the article. */
  readonly number: number;
  readonly name: string;
  /**
   * Stereo-SMILES of the drawing, with drawn ring-fusion hydrogens written as [H]. Constitution and
   * configuration as in PubChem.
   */
  readonly drawing: string;
  /** Groups printed as letters instead of bonds. */
  readonly condensed: readonly CondensedGroup[];
  readonly kind: 'vector' | 'bitmap';
}

const vector = (
  number: number,
  name: string,
  drawing: string,
  condensed: readonly CondensedGroup[] = [],
): SampleCompound => ({ number, name, drawing, condensed, kind: 'vector' });

export const sampleCompounds: readonly SampleCompound[] = [
  vector(
    1,
    'artemisinin',
    'C[C@@H]1CC[C@@]2([H])[C@H](C(=O)O[C@@]3([H])[C@@]24[C@@]1([H])CC[C@](O3)(OO4)C)C',
  ),
  vector(2, 'scopoletin', 'COc1cc2ccc(=O)oc2cc1O', ['OMe']),
  vector(3, 'quercetin', 'Oc1cc(O)c2c(c1)oc(-c1ccc(O)c(O)c1)c(O)c2=O'),
  vector(4, 'berberine', 'COc1ccc2cc3-c4cc5OCOc5cc4CC[n+]3cc2c1OC', ['OMe']),
  vector(
    5,
    'betulinic acid',
    'CC(=C)[C@@H]1CC[C@]2([C@@]1([H])[C@@]3([H])CC[C@]4([H])[C@]5(CC[C@@H](C([C@]5([H])CC[C@]4([C@@]3(CC2)C)C)(C)C)O)C)C(=O)O',
    ['CO2H'],
  ),
  vector(6, '(+)-catechin', 'C1[C@@H]([C@H](OC2=CC(=CC(=C21)O)O)C3=CC(=C(C=C3)O)O)O'),
  vector(7, 'emodin', 'Cc1cc(O)c2C(=O)c3c(O)cc(O)cc3C(=O)c2c1'),
  vector(
    8,
    'podophyllotoxin',
    'COC1=CC(=CC(=C1OC)OC)[C@H]2[C@]3([H])[C@@]([H])([C@H](C4=CC5=C(C=C24)OCO5)O)COC3=O',
    ['OMe'],
  ),
  vector(9, 'camptothecin', 'CC[C@@]1(C2=C(COC1=O)C(=O)N3CC4=CC5=CC=CC=C5N=C4C3=C2)O'),
  vector(10, 'geranyl acetate', 'CC(C)=CCC/C(C)=C/COC(C)=O', ['OAc']),
  { number: 11, name: 'kojic acid', drawing: 'OCc1cc(=O)c(O)co1', condensed: [], kind: 'bitmap' },
];

/** The compound with this number; the article's author must not use any other number. */
export function compoundNumber(number: number): SampleCompound {
  const compound = sampleCompounds.find((candidate) => candidate.number === number);
  if (!compound) throw new Error(`The sample article has no compound ${number}`);
  return compound;
}
