import { engineOffer, type EngineInfo } from './engines';
import {
  defaultProcessingOptions,
  offeredOptions,
  withCoordinates,
  withEngine,
  withHandDrawn,
} from './processingOptions';

const start = defaultProcessingOptions('decimer');
const ASSUMED = engineOffer({}, 'decimer');

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
  expect(withEngine(before, engine, ASSUMED)).toEqual(expected);
});

test('hand-drawn can be switched on for the default engine only', () => {
  expect(withHandDrawn(start, true, ASSUMED).handDrawn).toBe(true);
  expect(withHandDrawn(withEngine(start, 'molscribe', ASSUMED), true, ASSUMED).handDrawn).toBe(
    false,
  );
});

test('coordinates can be switched only for engines that supply them', () => {
  expect(withCoordinates(start, true, ASSUMED).useCoordinates).toBe(false);
  const molnextr = withEngine(start, 'molnextr', ASSUMED);
  expect(withCoordinates(molnextr, false, ASSUMED).useCoordinates).toBe(false);
});

describe('an engine that the services report', () => {
  const offerOf = (options: Partial<EngineInfo>) => {
    const info = { id: 'graphnet', available: true, program: 'GraphNet', version: '' };
    const graphnet = { ...info, coordinates: false, handDrawn: false, ...options };
    return engineOffer({ graphnet }, 'decimer');
  };

  test.each([[true], [false]])('has coordinates and molfile if they say so: %s', (coordinates) => {
    const options = withEngine(start, 'graphnet', offerOf({ coordinates }));
    expect(options).toMatchObject({ useCoordinates: coordinates, includeMolfile: coordinates });
  });

  test.each([[true], [false]])(
    'can be switched to hand drawings if they say so: %s',
    (handDrawn) => {
      const offer = offerOf({ handDrawn });
      const options = withHandDrawn(withEngine(start, 'graphnet', offer), true, offer);
      expect(options.handDrawn).toBe(handDrawn);
    },
  );

  test('is not asked for hand drawings that it does not offer, whatever saved options say', () => {
    const offer = offerOf({ handDrawn: false });
    const saved = { ...withEngine(start, 'graphnet', offer), handDrawn: true };
    expect(offeredOptions(saved, offer)).toEqual({ ...saved, handDrawn: false });
  });

  test('keeps its options while it is offered, and is replaced by the default engine when it is not', () => {
    const offer = offerOf({ coordinates: true });
    const chosen = withCoordinates(withEngine(start, 'graphnet', offer), false, offer);
    expect(offeredOptions(chosen, offer)).toBe(chosen);
    expect(offeredOptions(chosen, ASSUMED)).toEqual(start);
  });
});
