import { moleculeOf, pageOf, summary } from '../testing/cdxml';

describe('abbreviations', () => {
  /** A methyl whose other bond leads to an ester, drawn elsewhere and turned. */
  const ester = (inner: string) =>
    `<fragment><n id="1" p="100 100"/><n id="2" p="114.4 100" NodeType="Fragment">${inner}<t p="1 1"><s size="10">OMe</s></t></n><b B="1" E="2"/></fragment>`;
  const METHOXY =
    '<fragment><n id="3" p="0 0" Element="8" NumHydrogens="0"/><n id="4" p="0 14.4"/><n id="5" p="0 -14.4" NodeType="ExternalConnectionPoint"/><b B="3" E="4"/><b B="5" E="3"/></fragment>';

  it('are written out by the structure in the file, turned into the direction of their bond', () => {
    const { molfile, isWhole } = moleculeOf(ester(METHOXY));
    expect(summary(molfile)).toMatchObject({ atoms: 'C O C', bonds: '2-3 1-2' });
    const places = molfile
      .split('\n')
      .slice(4, 7)
      .map((line) => line.slice(0, 20).trim().split(/ +/));
    expect(places).toEqual(
      [
        ['-1.5000', '0.0000'],
        ['0.0000', '0.0000'],
        ['1.5000', '0.0000'],
      ].map(([x, y]) => [x, expect.stringMatching(new RegExp(`^-?${y}$`))]),
    );
    expect(isWhole).toBe(true);
  });

  it.each([
    ['without a structure', ''],
    ['whose structure is bound elsewhere', METHOXY.replace('<b B="5" E="3"/>', '')],
    ['whose structure has no place to be bound', '<fragment><n id="3" p="0 0"/></fragment>'],
    [
      'whose structure names a kind of atom',
      METHOXY.replace('Element="8"', 'NodeType="GenericNickname" GenericNickname="A"'),
    ],
  ])('%s are told, and read as an atom of any kind', (_, inner) => {
    const { molfile, told, isWhole } = moleculeOf(ester(inner));
    expect(summary(molfile).atoms).toBe('C *');
    expect(molfile).toContain('A    2\nOMe\n');
    expect(told.join(' ')).toContain('OMe.');
    expect(isWhole).toBe(false);
  });

  it('with two bonds are bound in the order of the file', () => {
    const ends = (order: string) =>
      `<fragment ConnectionOrder="${order}"><n id="3" p="0 0" Element="7"/><n id="4" p="14 0" Element="16"/><n id="8" p="-14 0" NodeType="ExternalConnectionPoint"/><n id="9" p="28 0" NodeType="ExternalConnectionPoint"/><b B="3" E="4"/><b B="8" E="3"/><b B="4" E="9"/></fragment>`;
    const between = (order: string) =>
      `<fragment><n id="1" p="86 100"/><n id="2" p="100 100" NodeType="Fragment" BondOrdering="11 12">${ends(order)}<t p="1 1"><s>NS</s></t></n><n id="6" p="114 100" Element="8"/><b id="11" B="1" E="2"/><b id="12" B="2" E="6"/></fragment>`;
    expect(summary(moleculeOf(between('8 9')).molfile).bonds).toBe('2-3 1-2 3-4');
    expect(summary(moleculeOf(between('9 8')).molfile).bonds).toBe('2-3 1-3 2-4');
  });

  it('keep a wedge that begins inside them', () => {
    const inner = METHOXY.replace('<b B="5" E="3"/>', '<b B="3" E="5" Display="WedgeBegin"/>');
    expect(summary(moleculeOf(ester(inner)).molfile).bonds).toBe('2-3 2-1up');
  });
});

describe('groups that the drawing leaves open', () => {
  it.each([
    ['NodeType="GenericNickname" GenericNickname="R1"', 'R#(rgp1)'],
    ['NodeType="GenericNickname" GenericNickname="X"', '*'],
    ['NodeType="ElementList"', '*'],
    ['NodeType="ExternalConnectionPoint"', '*'],
    ['Element="18"', '*'],
  ])('%s', (type, symbol) => {
    const { molfile, told } = moleculeOf(
      `<fragment><n id="1" p="1 1"/><n id="2" p="15 1" ${type}><t p="15 1"><s>Ar</s></t></n><b B="1" E="2"/></fragment>`,
    );
    expect(summary(molfile).atoms).toBe(`C ${symbol}`);
    expect(told).toHaveLength(1);
  });

  it.each(['MultiAttachment', 'VariableAttachment'])(
    'a bond to a %s is left out, and told',
    (type) => {
      const { molfile, isWhole } = moleculeOf(
        `<fragment><n id="1" p="1 1"/><n id="2" p="9 9" NodeType="${type}" Attachments="1"/><n id="3" p="20 9" Element="26"/><b B="2" E="3"/></fragment>`,
      );
      expect(summary(molfile)).toMatchObject({ atoms: 'C Fe', bonds: '' });
      expect(isWhole).toBe(false);
    },
  );
});

describe('stereo that a molfile has no word for', () => {
  it('of a hydrogen that is not drawn becomes a drawn one', () => {
    const { molfile } = moleculeOf(
      '<fragment><n id="1" p="10 10" HDash="yes"/><n id="2" p="24 10"/><b B="1" E="2"/></fragment>',
    );
    expect(summary(molfile)).toEqual({ atoms: 'C C H', bonds: '1-2 1-3down', isChiral: true });
  });

  it('of a ring in perspective is left out, and told', () => {
    const { molfile, isWhole } = moleculeOf(
      '<fragment><n id="1" p="0 0"/><n id="2" p="9 9"/><n id="3" p="20 9"/><n id="4" p="29 0"/><n id="5" p="-9 9"/><b B="1" E="2" Display="WedgeBegin"/><b B="2" E="3" Display="Bold"/><b B="3" E="4" Display="WedgeEnd"/><b B="1" E="5" Display="WedgeBegin"/></fragment>',
    );
    expect(summary(molfile).bonds).toBe('1-2 2-3 4-3 1-5up');
    expect(isWhole).toBe(false);
  });

  it('of both mirror images takes the chiral flag, and is told', () => {
    const { molfile, isWhole } = moleculeOf(
      '<fragment><n id="1" p="0 0" EnhancedStereoType="And"/><n id="2" p="9 9"/><b B="1" E="2" Display="WedgeBegin"/></fragment>',
    );
    expect({ isChiral: summary(molfile).isChiral, isWhole }).toEqual({
      isChiral: false,
      isWhole: false,
    });
  });
});

it('writes V3000 from 1,000 atoms', () => {
  const nodes = Array.from({ length: 1000 }, (_, index) => `<n id="${index}" p="${index} 0"/>`);
  const { molfile } = moleculeOf(`<fragment>${nodes.join('')}</fragment>`);
  expect(molfile).toContain('M  V30 COUNTS 1000 0 0 0 0\n');
});

describe('what is one molecule', () => {
  const atom = (id: number) => `<fragment id="${id}"><n id="${id}1" p="${id * 20} 50"/></fragment>`;
  const counts = (objects: string) =>
    pageOf(objects).molecules.map(({ molfile }) => Number(molfile.split('\n')[3]?.slice(0, 3)));

  it.each([
    ['a fragment each', atom(1) + atom(2), [1, 1]],
    ['the fragments of a group', `<group>${atom(1)}${atom(2)}</group>`, [2]],
    [
      'not those of a scheme',
      `<group>${atom(1)}${atom(2)}<arrow BoundingBox="0 0 9 9"/></group>`,
      [1, 1],
    ],
    [
      'not those of groups in a group',
      `<group><group>${atom(1)}</group>${atom(2)}</group>`,
      [1, 1],
    ],
    ['not what a group stands for', `<altgroup>${atom(1)}</altgroup>${atom(2)}`, [1]],
    [
      'no word alone',
      '<fragment><n id="1" p="9 9" NodeType="Unspecified"><t p="9 9"><s>DMF</s></t></n></fragment>',
      [],
    ],
  ])('%s', (_, objects, atoms) => {
    expect(counts(objects)).toEqual(atoms);
  });
});
