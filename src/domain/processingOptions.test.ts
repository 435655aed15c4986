import {
  defaultProcessingOptions,
  withCoordinates,
  withEngine,
  withHandDrawn,
} from './processingOptions';

const start = defaultProcessingOptions('decimer');

test.each([
  [
    'molnextr',
    { engine: 'molnextr', handDrawn: false, includeMolfile: true, useCoordinates: true },
  ],
  [
    'molscribe',
    { engine: 'molscribe', handDrawn: false, includeMolfile: true, useCoordinates: true },
  ],
  [
    'decimer',
    { engine: 'decimer', handDrawn: false, includeMolfile: false, useCoordinates: false },
  ],
  ['foo', { engine: 'decimer', handDrawn: false, includeMolfile: false, useCoordinates: false }],
])('choosing %s gives %j', (engine, expected) => {
  const before = {
    engine: 'x',
    handDrawn: true,
    includeMolfile: !start.includeMolfile,
    useCoordinates: true,
  };
  expect(withEngine(before, engine, 'decimer')).toEqual(expected);
});

test('hand-drawn can be switched on for the default engine only', () => {
  expect(withHandDrawn(start, true, 'decimer').handDrawn).toBe(true);
  expect(withHandDrawn(withEngine(start, 'molscribe', 'decimer'), true, 'decimer').handDrawn).toBe(
    false,
  );
});

test('coordinates can be switched only for engines that supply them', () => {
  expect(withCoordinates(start, true).useCoordinates).toBe(false);
  expect(withCoordinates(withEngine(start, 'molnextr', 'decimer'), false).useCoordinates).toBe(
    false,
  );
});
