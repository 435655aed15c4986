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
    ['C1CC(', 'opens a branch that nothing closes'],
    ['CC)C', 'closes a branch that was not opened'],
    ['C1CC', 'opens ring 1 and does not close it'],
    ['C%11CC', 'opens ring 11 and does not close it'],
    ['C11', 'binds an atom to itself by ring 1'],
    ['1CC1', 'has ring 1 at no atom'],
    ['C.1CC1', 'has ring 1 at no atom'],
    ['C[NH', 'has a bracket that nothing closes'],
    ['C[]C', 'has [], which is no atom'],
    ['C[N H]', 'has a bracket that nothing closes'],
    ['C[C@@@H]', 'has [C@@@H], which is no atom'],
    ['CQC', 'has "Q" at place 2, which has no meaning there'],
    ['CC🙂', 'has "🙂" at place 3, which has no meaning there'],
    ['<svg/>', 'has "<" at place 1, which has no meaning there'],
    ['The engine found nothing', 'has "h" at place 2, which has no meaning there'],
    ['CC=', 'ends with a bond to nothing'],
    ['C=(C)C', 'has a bond to nothing'],
    ['C(C=)C', 'has a branch that ends with a bond to nothing'],
    ['C=.C', 'has a bond to nothing'],
    ['=CC', 'has a bond that begins at no atom'],
    ['C=#C', 'has two bonds in a row'],
    ['.', 'has no atom'],
    ['', 'has no atom'],
  ])('is not %j: it %s', (text, fault) => {
    expect(smilesFault(text)).toBe(fault);
  });

  it('of a hundred thousand atoms is read in one pass', () => {
    expect(smilesFault('C('.repeat(100_000))).toBe('opens a branch that nothing closes');
    expect(smilesFault('['.repeat(100_000))).toBe('has a bracket that nothing closes');
  });
});
