/** @jest-environment node */
import { sdfRecords } from './sdfRecords';
import { MOST_MOLECULES } from './statedMolecule';

const molfile = (title = '', line = '\n') =>
  [
    title,
    ...['  test', '', '  1  0  0  0  0  0            999 V2000'],
    ...['    0.0000    0.0000    0.0000 C   0  0', 'M  END', ''],
  ].join(line);
const END = '$$$$\n';

test('a molfile is taken as it is', () => {
  const { molecules, faults } = sdfRecords(molfile('methane'));
  expect(molecules).toEqual([
    { molfile: molfile('methane'), name: 'methane', told: [], where: '' },
  ]);
  expect(faults).toEqual([]);
});

test.each([
  ['a name', molfile('caffeine'), { name: 'caffeine' }],
  ['a number', molfile('12a'), { number: '12a' }],
  ['nothing', molfile(), {}],
  ['a data item', `${molfile('12a')}> <Name>\ncaffeine\n\n`, { number: '12a', name: 'caffeine' }],
  ['a number of a data item', `${molfile('x')}>  <NUMBER> (1)\n7\n\n`, { number: '7', name: 'x' }],
  ['text that turns around', molfile('a\u202eb'), { name: 'a b' }],
])('is called by %s', (_what, record, expected) => {
  const [first] = sdfRecords(record).molecules;
  const { molfile: _molfile, told: _told, where: _where, ...called } = first!;
  expect(called).toEqual(expected);
});

test('faults say their record, and the others are taken', () => {
  const cut = molfile().replace('M  END', '');
  const empty = molfile()
    .replace('  1  0', '  0  0')
    .replace(/.* C .*\n/, '');
  const file = [molfile('a'), cut, 'x\n', empty, molfile('b')].join(END);
  const { molecules, faults } = sdfRecords(file);
  expect(molecules.map(({ name, where }) => [name, where])).toEqual([
    ['a', 'record 1'],
    ['b', 'record 5'],
  ]);
  expect(faults).toEqual([
    'record 2: it is cut off: the line “M  END” is missing',
    'record 3: no molfile (V2000 or V3000)',
    'record 4: no atoms',
  ]);
});

test.each(['', '\n', END])('an empty file says so: %j', (text) => {
  expect(sdfRecords(text)).toEqual({ molecules: [], faults: ['nothing in it'], beyond: 0 });
});

test('line breaks of Windows are kept', () => {
  const windows = molfile('a', '\r\n');
  expect(sdfRecords(`${windows}$$$$\r\n${windows}$$$$\r\n`).molecules).toHaveLength(2);
});

test('of too many the first are taken, and the rest counted', () => {
  const { molecules, beyond } = sdfRecords((molfile() + END).repeat(MOST_MOLECULES + 3));
  expect([molecules.length, beyond]).toEqual([MOST_MOLECULES, 3]);
});
