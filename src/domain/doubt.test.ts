import { atomPlaces, placesOfDoubt, ringOf } from './doubt';

const atom = (x: string, y: string) => `${x.padStart(10)}${y.padStart(10)}    0.0000 C   0  0`;
const V2000 = (count: number, ...atoms: string[]) =>
  ['', '  MARCUS', '', `${String(count).padStart(3)}  0  0  0  0  0  0  0  0  0999 V2000`]
    .concat(atoms, 'M  END', '')
    .join('\n');
const V3000 = [
  ...['', '  MARCUS', '', '  0  0  0     0  0            999 V3000', 'M  V30 BEGIN CTAB'],
  ...['M  V30 COUNTS 2 0 0 0 0', 'M  V30 BEGIN ATOM', 'M  V30 1 C 30.0000 -10.0000 0 0'],
  ...['M  V30 2 N 60.0000 -15.0000 0 0 CHG=1', 'M  V30 END ATOM', 'M  V30 END CTAB', 'M  END'],
].join('\n');

const picture = { width: 300, height: 100 };
const PLACES = [
  { x: 0.1, y: 0.1 },
  { x: 0.2, y: 0.15 },
];

describe('ringOf', () => {
  const doubt = { x: 0.5, y: 0.25, radius: 0.1 };

  test('scales with the picture: across by its width, down by its height', () => {
    expect(ringOf(doubt, { width: 200, height: 80 }, 12)).toEqual({ x: 100, y: 20, radius: 20 });
  });

  test('is not smaller than can be seen', () => {
    expect(ringOf(doubt, { width: 50, height: 20 }, 12).radius).toBe(12);
  });

  test('has a radius where the services state none', () => {
    const { radius } = ringOf({ x: 0, y: 0 }, { width: 1000, height: 500 }, 12);
    expect(radius).toBeGreaterThan(12);
  });
});

describe('atomPlaces', () => {
  test.each([
    ['V2000', V2000(2, atom('30.0000', '-10.0000'), atom('60.0000', '-15.0000'))],
    ['V2000 with Windows line ends', V2000(1, atom('30.0000', '-10.0000')).replace(/\n/g, '\r\n')],
    ['V3000', V3000],
  ])('reads shares of the picture from %s, downwards', (_what, molfile) => {
    const places = atomPlaces({ ...picture, molfile });
    expect(places).toEqual(PLACES.slice(0, places.length));
    expect(places.length).toBeGreaterThan(0);
  });

  test.each([
    ['no molfile', 'hello'],
    ['fewer atoms than it states', V2000(3, atom('30.0000', '-10.0000'))],
    ['a coordinate that is no number', V2000(1, atom('1.2.3', '-10.0000'))],
    ['an unfinished atom block', V3000.replace('END ATOM', '')],
  ])('knows no place in %s', (_what, molfile) => {
    expect(atomPlaces({ ...picture, molfile })).toEqual([]);
  });
});

test('a doubt lies at its atoms, without those that are nowhere', () => {
  expect(placesOfDoubt({ atoms: [1, 7] }, PLACES)).toEqual([PLACES[1]]);
});
