/** @jest-environment node */
import type { CompoundRecord } from './compoundRecord';
import { sdfMolfile, sdfOf } from './sdf';
import { found, MOLFILE, record, said } from './testing/records';

const V3000 = MOLFILE.replace('V2000', 'V3000').replace(
  'M  END',
  'M  V30 COUNTS 2 1 0 0 0\nM  END',
);
const written = (name: string) => sdfOf([record()], { headers: ['name'], rows: [[name]] });

test.each([
  ['V2000', MOLFILE],
  ['V3000', V3000],
])('a molfile of %s is written as it was read', (_version, molfile) => {
  expect(sdfOf([record({ molfile })], { headers: [], rows: [[]] })).toBe(`${molfile}$$$$\n`);
});

test('values stand below their names, each ended by a blank line; missing ones have no field', () => {
  const table = { headers: ['name', 'note', 'page'], rows: [['ethane', '', 3]] };
  expect(sdfOf([record()], table)).toBe(`${MOLFILE}>  <name>\nethane\n\n>  <page>\n3\n\n$$$$\n`);
});

test('each text of a list has a line; one that is empty would end the field', () => {
  const table = { headers: ['synonyms'], rows: [[['a', ' ', '> <x>\n', 'b']]] };
  expect(sdfOf([record()], table)).toBe(`${MOLFILE}>  <synonyms>\na\n > <x>\nb\n\n$$$$\n`);
});

test.each([
  ['a\n\n> <x>\ny', 'a > <x> y'],
  ['a\r\n$$$$\r\nb', 'a $$$$ b'],
  ['$$$$', ' $$$$'],
  ['> <smiles>', ' > <smiles>'],
  ['a\u2028$$$$', 'a $$$$'],
  ['a\u0000\u000bb', 'a b'],
])('the value %j cannot end the record or begin a field', (value, line) => {
  expect(written(value)).toBe(`${MOLFILE}>  <name>\n${line}\n\n$$$$\n`);
});

const withoutMolfile = (): CompoundRecord => {
  const { molfile: _, ...rest } = record();
  return rest;
};

test.each([
  ['none', withoutMolfile()],
  ['one without an end line', record({ molfile: MOLFILE.replace('M  END\n', '') })],
  ['one that ends the record', record({ molfile: MOLFILE.replace('  program', '$$$$$$$$') })],
  ['one without atoms', record({ molfile: MOLFILE.replace('  2  1', '  0  0') })],
])('a record is left out whose molfile is %s', (_what, hostile) => {
  expect(sdfMolfile(hostile)).toBeUndefined();
  const table = { headers: ['name'], rows: [['left out'], ['ethane']] };
  expect(sdfOf([hostile, record()], table)).toBe(`${MOLFILE}>  <name>\nethane\n\n$$$$\n`);
});

const titleFor = (stated: CompoundRecord['stated'], molfile = MOLFILE) =>
  sdfOf([record({ stated, molfile })], { headers: [], rows: [[]] }).split(/\r?\n/);

test('the title line holds the name that a person confirmed, and no other line changes', () => {
  const lines = titleFor(said({ name: 'carnosic acid' }));
  expect(lines[0]).toBe('carnosic acid');
  expect(lines.slice(1)).toEqual([...MOLFILE.split('\n').slice(1, -1), '$$$$', '']);
  const crlf = titleFor(said({ name: 'carnosic acid' }), MOLFILE.replaceAll('\n', '\r\n'));
  expect(crlf.slice(0, 4)).toEqual(lines.slice(0, 4));
});

test('a name that was only found is no title, and that of the engine stays', () => {
  expect(titleFor(found({ name: 'Unknown' }))[0]).toBe('');
  expect(titleFor({}, `as read${MOLFILE}`)[0]).toBe('as read');
});

test.each([
  ['$$$$', ' $$$$'],
  ['$MDL', ' $MDL'],
  ['a\n\n\n  0  0', 'a 0 0'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
])('the name %j is a title of one line of 80 characters at most', (name, title) => {
  expect(titleFor(said({ name }))[0]).toBe(title);
});
