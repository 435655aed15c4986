import {
  countMolfileAtoms,
  countSmilesAtoms,
  isReadableMolfile,
  isReadableSmiles,
  requireReadableSmarts,
  withoutLineBreaks,
} from './limits';

describe('atom counts before parsing', () => {
  it.each([
    ['CCO', 3],
    ['ClCBr', 3],
    ['C[C@H](N)c1ccccc1', 9],
    ['[13CH3][N+](C)(C)*', 5],
    ['CC(=O)[O-].[Na+]', 5],
    ['[[[[', 1],
    ['', 0],
  ])('%p has %i', (smiles, atoms) => {
    expect(countSmilesAtoms(smiles)).toBe(atoms);
  });

  it.each([
    ['a V2000 counts line', '\n\n\n 14 15  0  0  0  0  0  0  0  0999 V2000\n', 14],
    ['Windows line ends', 'name\r\n\r\n\r\n999  0  0\r\n', 999],
    ['a V3000 counts line', '\n\n\n  0  0  0 999 V3000\nM  V30 COUNTS 1200 3 0 0 0\n', 1200],
    ['a counts line in the name', 'M  V30 COUNTS 1\n\n\n600  0\n', 600],
    ['counts behind two spaces', 'M  V30  COUNTS  1200 3 0 0 0\n', 1200],
    ['counts on two lines', 'M  V30 COUN-\nM  V30 TS 1200 3 0 0 0\n', 1200],
    ['line ends that one program counts and another does not', 'a\rb\n\n\n600  0\n', 600],
    ['no molfile', 'CCO', 0],
  ])('%s', (_name, molfile, atoms) => {
    expect(countMolfileAtoms(molfile)).toBe(atoms);
  });
});

describe('a text that RDKit would take for something else', () => {
  it.each(['{"rdkitjson":{}}', ' {"commonchem":{}}', 'CCO\nCCO', '\n\n\n  1  0\nM  END'])(
    '%j is rejected as a SMILES',
    (text) => expect(isReadableSmiles(text)).toBe(false),
  );

  it('a SMILES is rejected as a molfile', () => {
    expect(isReadableMolfile('CCO')).toBe(false);
    expect(isReadableMolfile('\n\n\n  1  0\nM  END\n')).toBe(true);
  });
});

describe('a SMILES that is broken over lines', () => {
  it.each([
    ['CC(=O)Oc1ccccc1\r\nC(=O)O', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['  CC(=O)O \n  c1ccccc1\n\nC(=O)O\n', 'CC(=O)Oc1ccccc1C(=O)O'],
    ['C/C=C/C |t:1|\r\n', 'C/C=C/C |t:1|'],
    ['CCO', 'CCO'],
  ])('is joined: %j', (written, smiles) => {
    expect(withoutLineBreaks(written)).toBe(smiles);
  });

  it('is no molfile, whose lines stay', () => {
    const molfile = '\n\n\n  1  0\nM  END\n';
    expect(withoutLineBreaks(molfile)).toBe(molfile);
  });
});

describe('a SMARTS', () => {
  const nested = (depth: number) => '[$('.repeat(depth) + 'C' + ')]'.repeat(depth);

  it.each([nested(20), 'C(C)'.repeat(400), '[#6]'.repeat(400)])('is accepted: %.20s', (smarts) => {
    expect(() => requireReadableSmarts(smarts)).not.toThrow();
  });

  it.each([
    [nested(21), '42 nested parentheses; at most 40'],
    ['('.repeat(41), '41 nested parentheses; at most 40'],
    ['C'.repeat(2_001), '2001 characters; at most 2000'],
  ])('is refused, with the reason: %.20s', (smarts, reason) => {
    expect(() => requireReadableSmarts(smarts)).toThrow(`The SMARTS has ${reason} are read`);
  });
});
