import { ChemDrawError } from '../chemDrawError';
import { readChemDraw } from '../readChemDraw';
import { cdx, lengths, object, property, styled, u16, u32 } from '../testing/cdxBytes';
import { cdxml, summary } from '../testing/cdxml';

const [PAGE, FRAGMENT, NODE, BOND, TEXT] = [0x80_01, 0x80_03, 0x80_04, 0x80_05, 0x80_06];
const position = (x: number, y: number) => property(0x02_00, lengths(y, x));
const ends = (begin: number, end: number) => [
  property(0x06_04, u32(begin)),
  property(0x06_05, u32(end)),
];
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** An ammonium with a wedge, the double bond of a carbonyl, a caption below. */
const DRAWING = cdx(
  property(0x08_05, lengths(14.4)),
  object(
    PAGE,
    1,
    property(0x02_04, lengths(0, 0, 720, 540)),
    object(
      FRAGMENT,
      2,
      object(NODE, 3, position(100, 100)),
      object(
        NODE,
        4,
        position(112, 107),
        property(0x04_02, u16(7)),
        property(0x04_21, [1]),
        property(0x04_2b, u16(3)),
      ),
      object(NODE, 5, position(88, 107)),
      object(NODE, 6, position(76, 100), property(0x04_02, u16(8)), property(0x04_20, u16(18))),
      object(BOND, 7, ...ends(4, 3), property(0x06_01, u16(7))),
      object(BOND, 8, ...ends(3, 5)),
      object(BOND, 9, ...ends(5, 6), property(0x06_00, u16(2))),
    ),
    object(TEXT, 10, position(90, 125), property(0x07_00, styled([...ascii('3a '), 0x96, 0xb5]))),
  ),
);

it('reads the binary format as it reads CDXML', () => {
  const same = cdxml(
    '<fragment id="2"><n id="3" p="100 100"/><n id="4" p="112 107" Element="7" Charge="1" NumHydrogens="3"/><n id="5" p="88 107"/><n id="6" p="76 100" Element="8" Isotope="18"/><b B="4" E="3" Display="WedgeEnd"/><b B="3" E="5"/><b B="5" E="6" Order="2"/></fragment><t id="10" p="90 125"><s font="3" size="12">3a –µ</s></t>',
  );
  expect(readChemDraw(DRAWING)).toEqual(readChemDraw(same));
});

it('reads wedges, charges, isotopes and orders', () => {
  const molfile = readChemDraw(DRAWING).pages[0]?.molecules[0]?.molfile ?? '';
  expect(summary(molfile)).toEqual({
    atoms: 'C N(chg1) C O(iso18)',
    bonds: '1-2up 1-3 3=4',
    isChiral: true,
  });
});

it('takes the text of later versions, in UTF-8, instead of the earlier one', () => {
  const texts = [property(0x07_00, styled([0xe2])), property(0x07_09, styled([0xce, 0xb2]))];
  const file = cdx(object(PAGE, 1, object(TEXT, 2, position(9, 9), ...texts)));
  expect(readChemDraw(file).pages[0]?.captions.map(({ text }) => text)).toEqual(['β']);
});

it('passes over objects and properties that it does not know', () => {
  const file = cdx(
    property(0x0f_ff, [1, 2, 3]),
    object(0x8f_ff, 1, object(0x8f_fe, 2)),
    object(PAGE, 3),
  );
  expect(readChemDraw(file).pages).toHaveLength(1);
});

it('reads a property that is longer than its usual field for the length', () => {
  const long = [
    ...u16(0x0f_ff),
    ...u16(0xff_ff),
    ...u32(70_000),
    ...new Array<number>(70_000).fill(1),
  ];
  expect(readChemDraw(cdx(long, object(PAGE, 3))).pages).toHaveLength(1);
});

describe('refuses a file', () => {
  const starts = Array.from({ length: DRAWING.length - 3 }, (_, length) => length).slice(28);

  it('that is cut off, wherever that is', () => {
    for (const length of starts)
      expect(() => readChemDraw(DRAWING.subarray(0, length))).toThrow(ChemDrawError);
  });

  it.each([
    ['a property longer than the rest', [...u16(0x02_00), ...u16(500), 1]],
    [
      'a long property longer than the rest',
      [...u16(0x02_00), ...u16(0xff_ff), ...u32(0xff_ff_ff_ff)],
    ],
    ['a nesting of 10,000', new Array<number[]>(10_000).fill([...u16(FRAGMENT), ...u32(1)]).flat()],
  ])('with %s', (_, content) => {
    expect(() => readChemDraw(cdx(content))).toThrow(ChemDrawError);
  });

  it.each([
    ['styles', 0x07_00, u16(0xff_ff)],
    ['fonts', 0x01_00, [...u16(0), ...u16(0xff_ff), ...u16(3), ...u16(0), ...u16(0xff_ff)]],
    ['ids', 0x05_05, [1]],
    ['a position', 0x02_00, [1, 2]],
    ['an order', 0x06_00, []],
  ])(
    'no more than it has: a count or length of %s past the end is read as what is there',
    (_, tag, data) => {
      const file = cdx(object(PAGE, 1, object(TEXT, 2, property(tag, data))));
      expect(readChemDraw(file).pages).toHaveLength(1);
    },
  );
});
