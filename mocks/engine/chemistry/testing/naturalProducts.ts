/** Natural products whose stereo is easily lost by a careless editor: centres, bridges and double bonds. */
export const stereoRichProducts = [
  ['artemisinin', 'C[C@@H]1CC[C@H]2[C@H](C(=O)O[C@H]3[C@@]24[C@H]1CC[C@](O3)(OO4)C)C'],
  ['morphine', 'CN1CC[C@]23[C@@H]4[C@H]1CC5=C2C(=C(C=C5)O)O[C@H]3[C@H](C=C4)O'],
  ['strychnine', 'C1CN2CC3=CCO[C@H]4CC(=O)N5[C@H]6[C@H]4[C@H]3C[C@H]2[C@@]61C7=CC=CC=C75'],
  [
    'paclitaxel',
    'CC1=C2[C@H](C(=O)[C@@]3([C@H](C[C@@H]4[C@]([C@H]3[C@@H]([C@@](C2(C)C)(C[C@@H]1OC(=O)[C@@H]([C@H](C5=CC=CC=C5)NC(=O)C6=CC=CC=C6)O)O)OC(=O)C7=CC=CC=C7)(CO4)OC(=O)C)O)C)OC(=O)C',
  ],
  [
    'erythromycin',
    'CC[C@@H]1[C@@]([C@@H]([C@H](C(=O)[C@@H](C[C@@]([C@@H]([C@H]([C@@H]([C@H](C(=O)O1)C)O[C@H]2C[C@@]([C@H]([C@@H](O2)C)O)(C)OC)C)O[C@H]3[C@@H]([C@H](C[C@H](O3)C)N(C)C)O)(C)O)C)C)O)(C)O',
  ],
  [
    'cholesterol',
    'C[C@H](CCCC(C)C)[C@H]1CC[C@@H]2[C@@]1(CC[C@H]3[C@H]2CC=C4[C@@]3(CC[C@@H](C4)O)C)C',
  ],
  [
    'digitoxigenin',
    'C[C@]12CC[C@@H](C[C@H]1CC[C@@H]3[C@@H]2CC[C@]4([C@@]3(CC[C@@H]4C5=CC(=O)OC5)O)C)O',
  ],
  ['quinine', 'COC1=CC2=C(C=CN=C2C=C1)[C@H]([C@@H]3C[C@@H]4CCN3C[C@@H]4C=C)O'],
  [
    'vincristine',
    'CC[C@@]1(C[C@@H]2C[C@@](C3=C(CCN(C2)C1)C4=CC=CC=C4N3)(C5=C(C=C6C(=C5)[C@]78CCN9[C@H]7[C@@](C=CC9)([C@H]([C@@]([C@@H]8N6C=O)(C(=O)OC)O)OC(=O)C)CC)OC)C(=O)OC)O',
  ],
  ['retinal', 'CC1=C(C(CCC1)(C)C)/C=C/C(=C/C=C/C(=C/C=O)/C)/C'],
] as const;

/** Natural products with their stereo, as isomeric SMILES; for tests. */
export const naturalProducts = [
  ['caffeine', 'CN1C=NC2=C1C(=O)N(C)C(=O)N2C'],
  ['quercetin', 'O=C1C(O)=C(c2ccc(O)c(O)c2)Oc2cc(O)cc(O)c12'],
  ['camptothecin', 'CC[C@@]1(C2=C(COC1=O)C(=O)N3CC4=CC5=CC=CC=C5N=C4C3=C2)O'],
  ...stereoRichProducts,
  ['trans-resveratrol', 'Oc1ccc(/C=C/c2cc(O)cc(O)c2)cc1'],
  ['berberine', 'COc1ccc2cc3[n+](cc2c1OC)CCc1cc2OCOc2cc1-3'],
] as const;
