import { smilesFault } from './smiles';

describe('a SMILES', () => {
  it.each([
    ['C'],
    ['CCO'],
    ['c1ccc2[nH]ccc2c1'],
    ['N[C@@H](C)C(=O)O'],
    ['F/C=C/F'],
    ['[Na+].[Cl-]'],
    ['[13CH4]'],
    ['[O-][N+](=O)c1ccccc1'],
    ['[Fe+++]'],
    ['[C:12]'],
    ['C%12CCCC%12'],
    ['C%(100)CCCC%(100)'],
    ['C=1CCCCC1'],
    ['OCC\\C=C\\1CCCC1'],
    ['C[Co@OH12](F)Cl'],
    ['[#6]1CC1'],
    ['[NH3]->[Fe]'],
    // written by engines for the rest of a molecule
    ['[R1]CC[R2]'],
    ['[R]C([X])*'],
    ["[R']C"],
    ['[OMe]C'],
    // tolerated by programs
    ['C((C))O'],
    ['(C)O'],
    ['CCO.'],
    ['C~C'],
    // an extension after a blank
    ['*C |$_R1;$|'],
  ])('is %s', (smiles) => {
    expect(smilesFault(smiles)).toBeUndefined();
  });

  it.each([
    ['C1CC(', 'opens a branch that is never closed'],
    ['CC)C', 'closes a branch that was never opened'],
    ['C1CC', 'opens ring 1 but never closes it'],
    ['C%11CC', 'opens ring 11 but never closes it'],
    ['C11', 'bonds an atom to itself through ring 1'],
    ['1CC1', 'has ring 1 at no atom'],
    ['C.1CC1', 'has ring 1 at no atom'],
    ['C[NH', 'has a bracket that is never closed'],
    ['C[]C', 'has [], which is not an atom'],
    ['C[N H]', 'has a bracket that is never closed'],
    ['C[C@@@H]', 'has [C@@@H], which is not an atom'],
    ['CQC', 'has "Q" at position 2, which is not valid there'],
    ['CC🙂', 'has "🙂" at position 3, which is not valid there'],
    ['<svg/>', 'has "<" at position 1, which is not valid there'],
    ['The engine found nothing', 'has "h" at position 2, which is not valid there'],
    ['CC=', 'ends with a bond to nothing'],
    ['C=(C)C', 'has a bond to nothing'],
    ['C(C=)C', 'has a branch that ends with a bond to nothing'],
    ['C=.C', 'has a bond to nothing'],
    ['=CC', 'has a bond that does not start at an atom'],
    ['C=#C', 'has two bonds in a row'],
    ['.', 'has no atom'],
    ['', 'has no atom'],
  ])('is not %j: it %s', (text, fault) => {
    expect(smilesFault(text)).toBe(fault);
  });

  it('of a hundred thousand atoms is read in one pass', () => {
    expect(smilesFault('C('.repeat(100_000))).toBe('opens a branch that is never closed');
    expect(smilesFault('['.repeat(100_000))).toBe('has a bracket that is never closed');
  });
});
