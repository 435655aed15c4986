/** Numbers from 0 to below a bound, the same for the same seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Skeletons of natural products; a digit in braces is a place for a group. */
const SKELETONS = [
  'O=c1c{0}c(-c2cc{1}c{2}cc2)oc2c{3}cc{4}cc12',
  'O=c1c{0}c{1}c2c{2}c{3}c{4}cc2o1',
  'O=C(C=Cc1cc{0}c{1}cc1)c1c{2}cc{3}cc1{4}',
  'C[C@]12CC[C@H]3[C@@H](CC=C4C[C@@H]{0}CC[C@]34C)[C@@H]1CC[C@@H]2{1}',
  'CC1(C)CC[C@]2{0}CC[C@]3(C)C(=CCC4[C@@]5(C)CC[C@H]{1}C(C)(C)C5CC[C@]43C)C2C1',
  'O=C1c2c{0}cc{1}c{2}c2C(=O)c2cc{3}cc{4}c12',
  'c1c{0}c{1}c2[nH]c3c{2}nccc3c2c1',
  'CN1CCc2c{0}c{1}cc3c2C1Cc1cc{2}c{3}cc1-3',
  'O=C1OC(c2cc{0}c{1}c{2}c2)C2COC(c3cc{3}c{4}cc3)C12',
  'OC[C@H]1O[C@@H]{0}[C@H]{1}[C@@H]{2}[C@@H]1{3}',
  'CC(C)C1CCC2(C)C1C{0}C1C(=C)C(=O)OC1C2{1}',
  'O=C(N[C@@H](Cc1ccc{0}cc1)C(=O)N1CCC[C@H]1C(=O){1})[C@@H](N)C{2}',
];

/** Groups for a place, with the bond to it; the empty one is hydrogen. */
const GROUPS = [
  '',
  '',
  '(O)',
  '(O)',
  '(OC)',
  '(C)',
  '(CO)',
  '(C(=O)O)',
  '(CC=C(C)C)',
  '(OC(C)=O)',
  '(OCC=C(C)C)',
  '(Cl)',
  '(OC(=O)c9ccccc9)',
  '(OC(=O)C=Cc9ccc(O)c(OC)c9)',
  '(OC9OC(CO)C(O)C(O)C9O)',
  '(OC9OC(C)C(O)C(O)C9O)',
  '(N)',
  '(CC(=O)OC)',
  '(C(C)C)',
  '(CCC(C)CCC=C(C)C)',
];

/** The SMILES of a compound that may be made by no organism, the same for the same number. */
export function madeSmiles(number: number): string {
  const random = randomOf(number * 2654435761);
  const skeleton = SKELETONS[random(SKELETONS.length)] ?? '';
  return skeleton.replace(/\{\d\}/g, () => GROUPS[random(GROUPS.length)] ?? '');
}
