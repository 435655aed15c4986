import { GRAPHNET } from '@/testing/engines';
import {
  assumedEngines,
  availableEngine,
  engineLabel,
  engineOffer,
  programName,
  readerName,
  readersOf,
  readsHandDrawn,
  suppliesCoordinates,
  toEngineId,
  type EngineInfo,
} from './engines';

const ASSUMED = engineOffer({}, 'decimer');
const told = (...engines: EngineInfo[]) =>
  engineOffer(Object.fromEntries(engines.map((info) => [info.id, info])), 'decimer');
const idsOf = ({ engines }: { readonly engines: readonly EngineInfo[] }) =>
  engines.map(({ id }) => id);

test('offers the configured default engine first', () => {
  expect(idsOf(ASSUMED)).toEqual(['decimer', 'molnextr', 'molscribe']);
  expect(idsOf(engineOffer({}, 'other'))).toEqual(['other', 'molnextr', 'molscribe']);
});

test('offers the engines that the services report, in their order, and no others', () => {
  const offer = told(GRAPHNET, ...assumedEngines('decimer').slice(0, 1));
  expect(idsOf(offer)).toEqual(['graphnet', 'decimer']);
});

test('an engine’s options and name are those that the services report', () => {
  const offer = told(GRAPHNET);
  expect(suppliesCoordinates('graphnet', offer)).toBe(true);
  expect(readsHandDrawn('graphnet', offer)).toBe(true);
  expect(engineLabel('graphnet', offer.engines)).toBe('GraphNet 2');
  expect(suppliesCoordinates('graphnet', ASSUMED)).toBe(false);
  expect(readsHandDrawn('graphnet', ASSUMED)).toBe(false);
});

test('an engine that is not offered is shown by its id', () => {
  expect(engineLabel('graphnet', ASSUMED.engines)).toBe('graphnet');
});

test.each([
  ['that is offered', 'molscribe', told(...assumedEngines('decimer'), GRAPHNET), 'molscribe'],
  ['that is not offered gives way', 'molscribe', told(GRAPHNET), 'graphnet'],
  [
    'that cannot read gives way',
    'decimer',
    told({ ...GRAPHNET, id: 'decimer', available: false }, GRAPHNET),
    'graphnet',
  ],
  [
    'stays when none can read',
    'graphnet',
    told({ ...GRAPHNET, id: 'decimer', available: false }, { ...GRAPHNET, available: false }),
    'graphnet',
  ],
])('a chosen engine %s', (_case, chosen, offer, expected) => {
  expect(availableEngine(chosen, offer)).toBe(expected);
});

test.each([
  ['molscribe', 'molscribe'],
  ['decimer', 'decimer'],
  ['manual-edit', 'decimer'],
  ['foo', 'decimer'],
  ['graphnet', 'decimer'],
  [undefined, 'decimer'],
])('reads %s as %s', (value, expected) => {
  expect(toEngineId(value, ASSUMED)).toBe(expected);
});

test.each([
  ['decimer', 'DECIMER', false, true],
  ['molnextr', 'MolNexTR', true, false],
  ['molscribe', 'MolScribe', true, false],
  ['manual-edit', 'Manual edit', false, false],
])('%s is shown as %s, coordinates %s, hand-drawn %s', (id, label, coordinates, handDrawn) => {
  expect(engineLabel(id)).toBe(label);
  expect(suppliesCoordinates(id, ASSUMED)).toBe(coordinates);
  expect(readsHandDrawn(id, ASSUMED)).toBe(handDrawn);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'an engine named %s is shown under that name',
  (id) => {
    expect(engineLabel(id)).toBe(id);
  },
);

test('what reads for an engine is named by its program, and the engine where that is itself', () => {
  const stands = { ...GRAPHNET, id: 'decimer', standsInFor: 'decimer', program: 'PixelGraph' };
  const engines = [{ ...stands, version: '0.1' }, GRAPHNET];
  expect(programName('decimer', engines)).toBe('PixelGraph 0.1');
  expect(programName('decimer', [{ ...stands, version: '' }])).toBe('PixelGraph');
  expect(programName('graphnet', engines)).toBe('GraphNet 2');
  expect(programName('molscribe', engines)).toBe('MolScribe');
});

test.each([
  [{ engine: 'molnextr', program: 'VectorGraph', programVersion: '0.6' }, 'VectorGraph 0.6'],
  [{ engine: 'molnextr', program: 'VectorGraph' }, 'VectorGraph'],
  [{ engine: 'molnextr' }, 'MolNexTR'],
  [{ engine: 'manual-edit' }, 'Manual edit'],
])('a reading of %j is named %s', (read, name) => {
  expect(readerName(read)).toBe(name);
});

test('an installation that does not describe its engines has all three, as themselves', () => {
  const engines = assumedEngines('decimer');
  expect(engines.map(({ id, available, coordinates }) => [id, available, coordinates])).toEqual([
    ['decimer', true, false],
    ['molnextr', true, true],
    ['molscribe', true, true],
  ]);
});

describe('the best of all engines', () => {
  const BEST: EngineInfo = { ...GRAPHNET, id: 'best', name: 'The best', asks: ['graphnet'] };

  test('asks the available engines one by one if the services do not offer it', () => {
    const [first, ...others] = assumedEngines('decimer');
    const offer = told({ ...first!, available: false }, ...others);
    expect(offer.best).toMatchObject({
      id: 'best',
      available: true,
      coordinates: true,
      handDrawn: false,
      asks: ['molnextr', 'molscribe'],
      isAskedBy: 'page',
    });
    expect(engineLabel('best')).toBe('Best of all engines');
  });

  test('is that of the services if they offer it, and none of their engines', () => {
    const offer = told(...assumedEngines('decimer'), BEST);
    expect(offer.best).toEqual({ ...BEST, isAskedBy: 'services' });
    expect(idsOf(offer)).toEqual(['decimer', 'molnextr', 'molscribe']);
    expect(readersOf(offer).map(({ id }) => id)).toEqual([...idsOf(offer), 'best']);
  });

  test.each([
    ['of one engine', [GRAPHNET]],
    ['beside an engine of that id', [{ ...GRAPHNET, id: 'best' }, GRAPHNET]],
  ])('is not offered %s', (_case, engines) => {
    expect(told(...engines).best).toBeUndefined();
  });

  test('cannot be chosen without an available engine', () => {
    const none = assumedEngines('decimer').map((info) => ({ ...info, available: false }));
    expect(told(...none).best).toMatchObject({ available: false });
  });

  test('cannot be chosen with a single available engine, and says why', () => {
    const [first, ...others] = assumedEngines('decimer');
    const absent = others.map((info) => ({ ...info, available: false }));
    expect(told(first!, ...absent).best).toMatchObject({
      available: false,
      reason: 'Fewer than two engines are available, so there is none to compare with',
    });
    expect(told(first!, ...others).best).not.toHaveProperty('reason');
  });

  test('is not an engine of another id that asks others', () => {
    const offer = told(...assumedEngines('decimer'), { ...BEST, id: 'fusion' });
    expect(offer.best).toMatchObject({ id: 'best', isAskedBy: 'page' });
    expect(readersOf(offer).map(({ id }) => id)).toEqual([...idsOf(ASSUMED), 'best']);
  });

  test('can be chosen, and stays chosen', () => {
    expect(toEngineId('best', ASSUMED)).toBe('best');
    expect(availableEngine('best', ASSUMED)).toBe('best');
    expect(suppliesCoordinates('best', ASSUMED)).toBe(true);
  });
});
