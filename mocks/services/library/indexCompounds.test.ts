import { TaskError } from '../../engine/taskError';
import { RunnerError } from '../tasks/runnerError';
import type { ComputedCompound, DueCompound } from './finding';
import { indexCompounds } from './indexCompounds';
import { fakeFinding, fakeRunner } from './testing/fakeFinding';

const due = (id: number, organism: string | null = null): DueCompound => ({
  ...{ id, seq: id, smiles: `smiles ${id}`, molfile: null, organism },
});

interface Structures {
  readonly structures: readonly { readonly smiles: string }[];
}
const indexOf = (smiles: string) => ({
  ...{ canonical: smiles, inchiKey: null, pattern: '0', morgan: '0', morganBits: 0 },
});
const index = ({ structures }: Structures) => structures.map(({ smiles }) => indexOf(smiles));

/** Batches that wait, one for each time the library is asked. */
function start(
  batches: DueCompound[][],
  tasks: Parameters<typeof fakeRunner>[0] = { 'chemistry.indexStructures': index },
  isShared = false,
) {
  const kept: ComputedCompound[] = [];
  let told: (seq: number) => void = () => undefined;
  const stop = new AbortController();
  const finding = fakeFinding({
    due: async () => batches.shift() ?? [],
    computed: async (compounds) => void kept.push(...compounds),
  });
  const onEvents = (listener: typeof told) => {
    told = listener;
  };
  indexCompounds({ library: { finding, onEvents }, isShared }, fakeRunner(tasks), stop.signal);
  return { kept, stop, tell: () => told(1), ids: () => kept.map(({ id }) => id) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

test('what was left is computed at the start, and what comes when it comes', async () => {
  const batches = [[due(1), due(2)], [due(3)]];
  const { kept, ids, tell } = start(batches);
  await settle();
  expect(ids()).toEqual([1, 2, 3]);
  expect(kept[0]).toEqual({ id: 1, seq: 1, index: indexOf('smiles 1'), taxa: [] });
  batches.push([due(4)]);
  tell();
  await settle();
  expect(ids()).toEqual([1, 2, 3, 4]);
});

test('an organism is kept as what it is and all that it belongs to; each is looked up once', async () => {
  const lineages = ({ names }: { names: string[] }) =>
    names.map((name) => ({ own: [`id of ${name}`], above: ['theaceae'] }));
  const organisms = ['Thea sinensis', null, 'Thea sinensis'];
  const waiting = organisms.map((organism, id) => due(id, organism));
  const { kept } = start([waiting], {
    ...{ 'chemistry.indexStructures': index, 'names.lineages': lineages },
  });
  await settle();
  const tea = ['id of Thea sinensis', 'theaceae'];
  expect(kept.map(({ taxa }) => taxa)).toEqual([tea, [], tea]);
});

test('one that RDKit breaks on keeps no other from being found', async () => {
  const breaking = (input: Structures) => {
    if (input.structures.some(({ smiles }) => smiles === 'smiles 2')) {
      throw new TaskError('failed', 'too complex');
    }
    return index(input);
  };
  const { kept } = start([[due(1), due(2), due(3)]], { 'chemistry.indexStructures': breaking });
  await settle();
  expect(kept.map((one) => one.index?.canonical ?? null)).toEqual(['smiles 1', null, 'smiles 3']);
});

test('where no worker comes up it waits a minute, and goes on', async () => {
  let fails = true;
  const failing = (input: Structures) => {
    if (fails) throw new RunnerError(503, 'no worker');
    return index(input);
  };
  const batches = [[due(1)]];
  const { ids } = start(batches, { 'chemistry.indexStructures': failing });
  await settle();
  expect(ids()).toEqual([]);
  fails = false;
  batches.push([due(1)]);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(ids()).toEqual([1]);
});

test.each([
  [true, [1]],
  [false, []],
])('what another node left is computed untold; shared: %s', async (isShared, expected) => {
  const batches: DueCompound[][] = [];
  const { ids } = start(batches, undefined, isShared);
  await settle();
  batches.push([due(1)]);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(ids()).toEqual(expected);
});

test('it ends with the services, and leaves no timer', async () => {
  const failing = () => {
    throw new RunnerError(503, 'no worker');
  };
  const { stop, tell } = start([[due(1)]], { 'chemistry.indexStructures': failing }, true);
  await settle();
  stop.abort();
  tell();
  await settle();
  expect(jest.getTimerCount()).toBe(0);
});
