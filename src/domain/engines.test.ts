import {
  assumedEngines,
  engineIds,
  engineLabel,
  readsHandDrawn,
  standInNotice,
  suppliesCoordinates,
  toEngineId,
} from './engines';

test('offers the configured default engine first', () => {
  expect(engineIds('decimer')).toEqual(['decimer', 'molnextr', 'molscribe']);
  expect(engineIds('other')).toEqual(['other', 'molnextr', 'molscribe']);
});

test.each([
  ['molscribe', 'molscribe'],
  ['decimer', 'decimer'],
  ['manual-edit', 'decimer'],
  ['foo', 'decimer'],
  [undefined, 'decimer'],
])('takes %s for %s', (value, expected) => {
  expect(toEngineId(value, 'decimer')).toBe(expected);
});

test.each([
  ['decimer', 'DECIMER', false, true],
  ['molnextr', 'MolNexTR', true, false],
  ['molscribe', 'MolScribe', true, false],
  ['manual-edit', 'Manual edit', false, false],
])('%s is shown as %s, coordinates %s, hand-drawn %s', (id, label, coordinates, handDrawn) => {
  expect(engineLabel(id)).toBe(label);
  expect(suppliesCoordinates(id)).toBe(coordinates);
  expect(readsHandDrawn(id, 'decimer')).toBe(handDrawn);
});

test.each(['__proto__', 'constructor', 'toString'])('an engine named %s is shown as that', (id) => {
  expect(engineLabel(id)).toBe(id);
});

test('says which program answers in whose place', () => {
  const program = { program: 'PixelGraph', version: '0.1' };
  expect(standInNotice({ ...program, standsInFor: 'DECIMER' })).toBe(
    'PixelGraph 0.1, in place of DECIMER',
  );
  expect(standInNotice({ ...program, standsInFor: 'decimer' })).toBe(
    'PixelGraph 0.1, in place of DECIMER',
  );
  expect(standInNotice({ program: 'OSRA', version: '', standsInFor: 'MolScribe' })).toBe(
    'OSRA, in place of MolScribe',
  );
  expect(standInNotice(program)).toBeUndefined();
});

test('an installation that does not describe its engines has all three, as themselves', () => {
  const engines = assumedEngines('decimer');
  expect(engines.map(({ id, available, coordinates }) => [id, available, coordinates])).toEqual([
    ['decimer', true, false],
    ['molnextr', true, true],
    ['molscribe', true, true],
  ]);
  expect(engines.map(standInNotice)).toEqual([undefined, undefined, undefined]);
});
