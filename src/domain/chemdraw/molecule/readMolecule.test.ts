import { moleculeOf, summary } from '../testing/cdxml';

/** A carbon with three substituents around it, the bond to the first as given. */
const centre = (bond: string): string =>
  `<fragment id="10"><n id="1" p="100 100"/><n id="2" p="100 85.6" Element="8" NumHydrogens="1"/><n id="3" p="112 107"/><n id="4" p="88 107" Element="7"/><b B="1" E="3"/><b B="1" E="4"/><b ${bond}/></fragment>`;

describe('atoms', () => {
  const atom = (attributes: string, rest = '') =>
    moleculeOf(
      `<fragment><n id="1" p="10 10" ${attributes}>${rest}</n><n id="2" p="24.4 10"/><b B="1" E="2"/></fragment>`,
    );

  it.each([
    ['', 'C C'],
    ['Element="7" NumHydrogens="2"', 'N C'],
    ['Element="7" NumHydrogens="3" Charge="1"', 'N(chg1) C'],
    ['Element="8" Charge="-1" NumHydrogens="0"', 'O(chg-1) C'],
    ['Element="1" Isotope="2"', 'H(iso2) C'],
    ['Isotope="13"', 'C(iso13) C'],
    ['Radical="Doublet" NumHydrogens="2"', 'C(rad2) C'],
    ['Radical="Triplet"', 'C(rad3) C'],
    ['Element="26" NumHydrogens="0"', 'Fe C'],
  ])('reads %s as %s', (attributes, atoms) => {
    expect(summary(atom(attributes).molfile).atoms).toBe(atoms);
  });

  it.each([
    ['Element="7" NumHydrogens="0"', 'N(val1) C'],
    ['Element="15" NumHydrogens="4"', 'P(val5) C'],
    ['Element="50" NumHydrogens="3"', 'Sn C'],
    ['Element="5" NumHydrogens="3" Charge="-1"', 'B(chg-1) C'],
    ['Element="16" NumHydrogens="5"', 'S(val6) C'],
    ['Element="16" NumHydrogens="2"', 'S(val3) C'],
  ])('states a valence only where a reader would add other hydrogens: %s', (attributes, atoms) => {
    expect(summary(atom(attributes).molfile).atoms).toBe(atoms);
  });

  it('states that an atom without any bond has no hydrogens', () => {
    const { molfile } = moleculeOf('<fragment><n id="1" p="1 1" NumHydrogens="0"/></fragment>');
    expect(summary(molfile).atoms).toBe('C(val15)');
  });

  it('has y up and the usual bond 1.5 long', () => {
    const { molfile } = moleculeOf(centre('B="1" E="2"'));
    const positions = molfile
      .split('\n')
      .slice(4, 6)
      .map((line) => line.slice(0, 20));
    const [centreY, topY] = positions.map((line) => Number(line.slice(10)));
    expect(Number(topY) - Number(centreY)).toBeCloseTo(1.55, 1);
  });
});

describe('bonds', () => {
  it.each([
    ['B="1" E="2"', '1-2'],
    ['B="1" E="2" Order="2"', '1=2'],
    ['B="1" E="2" Order="1.5"', '1:2'],
    ['B="1" E="2" Order="dative"', '1~9~2'],
    ['B="1" E="2" Display="WedgeBegin"', '1-2up'],
    ['B="2" E="1" Display="WedgeEnd"', '1-2up'],
    ['B="1" E="2" Display="HollowWedgeBegin"', '1-2up'],
    ['B="1" E="2" Display="WedgedHashBegin"', '1-2down'],
    ['B="2" E="1" Display="WedgedHashEnd"', '1-2down'],
    ['B="1" E="2" Display="Wavy"', '1-2either'],
    ['B="1" E="2" Order="2" Display="Wavy"', '1=2either'],
  ])('reads %s as %s', (attributes, bond) => {
    expect(summary(moleculeOf(centre(attributes)).molfile).bonds.split(' ')).toContain(bond);
  });

  it.each([
    ['WedgeBegin', true],
    ['WedgedHashBegin', true],
    ['Wavy', false],
    ['Bold', false],
  ])('sets the chiral flag where a wedge is drawn: %s', (display, isChiral) => {
    const { molfile } = moleculeOf(centre(`B="1" E="2" Display="${display}"`));
    expect(summary(molfile).isChiral).toBe(isChiral);
  });

  it.each([
    ['Order="ionic"', true],
    ['Display="Bold"', true],
    ['Display="Hash"', true],
    ['Display="Dash"', false],
    ['Order="1 2"', false],
    ['Order="4"', false],
  ])('tells of %s', (attributes, isWhole) => {
    const molecule = moleculeOf(centre(`B="1" E="2" ${attributes}`));
    expect(molecule.told).toHaveLength(1);
    expect(molecule.isWhole).toBe(isWhole);
  });

  it('leaves out a bond to nowhere, and says so', () => {
    const { told, isWhole } = moleculeOf(
      '<fragment><n id="1" p="1 1"/><b B="1" E="7"/></fragment>',
    );
    expect({ told, isWhole }).toEqual({
      told: ['A bond that ends at no atom is left out.'],
      isWhole: false,
    });
  });
});
