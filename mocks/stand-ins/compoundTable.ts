/** A compound known to the stand-ins of PubChem and COCONUT. */
export interface KnownCompound {
  /** PubChem's number. */
  readonly cid: number;
  readonly name: string;
  readonly smiles: string;
  readonly formula: string;
  /** g/mol, as text like PubChem's. */
  readonly weight: string;
  /** PubChem's preferred IUPAC name; left out for polycycles with very long names. */
  readonly iupacName?: string;
  /** Identifier in the stand-in of COCONUT; compounds without one are missing there. */
  readonly coconutId?: string;
}

/** DOI of the sample article: 10.5555 is the test range, where no article is registered. */
export const SAMPLE_DOI = '10.5555/marcus.sample.0001';

/**
 * The sample article's compounds, two of which COCONUT lists under the article's DOI, and caffeine.
 * Everything else is unknown, so that this case can be tried too.
 */
export const KNOWN_COMPOUNDS: readonly KnownCompound[] = [
  {
    cid: 68827,
    name: 'artemisinin',
    smiles: 'C[C@@H]1CC[C@H]2[C@H](C(=O)O[C@H]3[C@@]24[C@H]1CC[C@](O3)(OO4)C)C',
    formula: 'C15H22O5',
    weight: '282.33',
    coconutId: 'CNP0900001.1',
  },
  {
    cid: 5280460,
    name: 'scopoletin',
    smiles: 'COc1cc2ccc(=O)oc2cc1O',
    formula: 'C10H8O4',
    weight: '192.17',
    iupacName: '7-hydroxy-6-methoxychromen-2-one',
  },
  {
    cid: 5280343,
    name: 'quercetin',
    smiles: 'Oc1cc(O)c2c(c1)oc(-c1ccc(O)c(O)c1)c(O)c2=O',
    formula: 'C15H10O7',
    weight: '302.23',
    iupacName: '2-(3,4-dihydroxyphenyl)-3,5,7-trihydroxychromen-4-one',
    coconutId: 'CNP0900003.0',
  },
  {
    cid: 2353,
    name: 'berberine',
    smiles: 'COc1ccc2cc3-c4cc5OCOc5cc4CC[n+]3cc2c1OC',
    formula: 'C20H18NO4+',
    weight: '336.4',
  },
  {
    cid: 64971,
    name: 'betulinic acid',
    smiles:
      'CC(=C)[C@@H]1CC[C@]2([C@H]1[C@H]3CC[C@@H]4[C@]5(CC[C@@H](C([C@@H]5CC[C@]4([C@@]3(CC2)C)C)(C)C)O)C)C(=O)O',
    formula: 'C30H48O3',
    weight: '456.7',
  },
  {
    cid: 9064,
    name: '(+)-catechin',
    smiles: 'C1[C@@H]([C@H](OC2=CC(=CC(=C21)O)O)C3=CC(=C(C=C3)O)O)O',
    formula: 'C15H14O6',
    weight: '290.27',
    iupacName: '(2R,3S)-2-(3,4-dihydroxyphenyl)-3,4-dihydro-2H-chromene-3,5,7-triol',
  },
  {
    cid: 3220,
    name: 'emodin',
    smiles: 'Cc1cc(O)c2C(=O)c3c(O)cc(O)cc3C(=O)c2c1',
    formula: 'C15H10O5',
    weight: '270.24',
    iupacName: '1,3,8-trihydroxy-6-methylanthracene-9,10-dione',
  },
  {
    cid: 24360,
    name: 'camptothecin',
    smiles: 'CC[C@@]1(C2=C(COC1=O)C(=O)N3CC4=CC5=CC=CC=C5N=C4C3=C2)O',
    formula: 'C20H16N2O4',
    weight: '348.4',
  },
  {
    cid: 1549026,
    name: 'geranyl acetate',
    smiles: 'CC(C)=CCC/C(C)=C/COC(C)=O',
    formula: 'C12H20O2',
    weight: '196.29',
    iupacName: '[(2E)-3,7-dimethylocta-2,6-dienyl] acetate',
  },
  {
    cid: 3840,
    name: 'kojic acid',
    smiles: 'OCc1cc(=O)c(O)co1',
    formula: 'C6H6O4',
    weight: '142.11',
    iupacName: '5-hydroxy-2-(hydroxymethyl)pyran-4-one',
  },
  {
    cid: 2519,
    name: 'caffeine',
    smiles: 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C',
    formula: 'C8H10N4O2',
    weight: '194.19',
    iupacName: '1,3,7-trimethylpurine-2,6-dione',
  },
];
