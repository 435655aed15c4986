import { attackReport } from './attackReport';
import { Breach, type Attack, type Target } from './attackTypes';
import { runFamily } from './runFamily';

const well = { status: 200, headers: {}, text: '<path', body: { status: 'OK' } };

/** Services that draw aspirin until something breaks them. */
function setUp() {
  const state = { isBroken: false };
  const ask = async () => (state.isBroken ? { ...well, status: 500 } : well);
  const target = { ask, askBare: async () => well, until: () => target } as unknown as Target;
  return { state, target };
}

const holding: Attack = { name: 'holds', run: async () => undefined };
const family = (...attacks: Attack[]) => ({ name: 'bodies', attacks });

test('an attack is withstood if it throws nothing and aspirin is drawn afterwards', async () => {
  const { state, target } = setUp();
  const breaking = async () => void (state.isBroken = true);
  const attacks = [holding, { name: 'breaks', run: breaking }];
  expect(await runFamily(family(...attacks), target, false)).toEqual({
    name: 'bodies',
    attempted: 2,
    held: 1,
    breaches: ['bodies, breaks: aspirin is answered with 500 afterwards'],
  });
});

test.each([
  ['told', async () => Promise.reject(new Breach('tells: /home')), 'tells: /home'],
  ['without end', () => new Promise<void>(() => undefined), 'no end after 0.01 s'],
])('what is %s was not withstood', async (_name, run, reason) => {
  const attack = { name: 'x', limitMs: 10, run };
  const { breaches } = await runFamily(family(attack), setUp().target, false);
  expect(breaches).toEqual([`bodies, x: ${reason}`]);
});

test('the short form leaves out the long ones', async () => {
  const { target } = setUp();
  const attacks = family(holding, { ...holding, isLong: true });
  expect(await runFamily(attacks, target, true)).toMatchObject({ attempted: 1 });
  expect(await runFamily(attacks, target, false)).toMatchObject({ attempted: 2 });
});

test('the report sums up, and names the attacks that were not withstood', () => {
  const lines = attackReport([
    { name: 'bodies', attempted: 3, held: 3, breaches: [] },
    { name: 'PDFs', attempted: 2, held: 1, breaches: ['PDFs, x: why'] },
  ]);
  expect(lines.slice(-2)).toEqual([
    '| **all**   |         5 |    4 |',
    'Did not hold: PDFs, x: why',
  ]);
});
