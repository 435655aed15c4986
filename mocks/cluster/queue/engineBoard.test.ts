import type { ExternalDescription } from '../../services/routes/ocsr/externalEngines';
import { describeWithRedis, startRedis, type RunningRedis } from '../../testing/startRedis';
import { openQueueConnection } from '../redis/queueConnection';
import { EngineBoard } from './engineBoard';
import { queueNames } from './queueNames';
import { openTestQueue } from './testing/openTestQueue';

const engine = (id: string, more: Partial<ExternalDescription> = {}): ExternalDescription => ({
  ...{ id, name: id, available: true, version: '1' },
  ...{ coordinates: true, handDrawn: false },
  ...more,
});
const listOf =
  (...engines: ExternalDescription[]) =>
  async () =>
    engines;
const MOLSCRIBE = engine('molscribe');

describeWithRedis('engines of workers', () => {
  let redis: RunningRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('are listed while a worker says that it has them, available if one of them is', async () => {
    const connection = openQueueConnection(redis.url);
    const board = new EngineBoard(connection, queueNames('board'));
    const away = engine('molscribe', { available: false, reason: 'It failed thrice' });
    const withdraw = await board.announce('one', listOf(away));
    expect(await board.list()).toMatchObject([{ id: 'molscribe', available: false }]);
    const withdrawOther = await board.announce('two', listOf(engine('molscribe')));
    expect(await board.list()).toMatchObject([{ id: 'molscribe', available: true }]);
    await withdrawOther();
    expect(await board.list()).toMatchObject([{ id: 'molscribe', available: false }]);
    await withdraw();
    expect(await board.list()).toEqual([]);
    connection.disconnect();
  });

  test('are gone with a worker that says nothing any more', async () => {
    const connection = openQueueConnection(redis.url);
    const board = new EngineBoard(connection, queueNames('gone'));
    const withdraw = await board.announce('one', listOf(engine('molscribe')));
    expect(await board.list(-1)).toEqual([]);
    await withdraw();
    connection.disconnect();
  });

  test('read what only they can, and other workers the rest', async () => {
    const queue = openTestQueue(redis.url);
    await queue.worker(async () => ({ smiles: 'plain' }));
    await queue.worker(async () => ({ smiles: 'by the engine' }), {
      engines: { list: async () => [{ ...MOLSCRIBE, describe: async () => MOLSCRIBE }] },
    });
    const node = await queue.node();
    await expect(node.engines()).resolves.toMatchObject([{ id: 'molscribe' }]);
    const question = { png: new Uint8Array(), longerSide: 9, handDrawn: false };
    await expect(
      node.run('engines.read', { ...question, engine: 'molscribe' }, { owner: 's' }),
    ).resolves.toEqual({ smiles: 'by the engine' });
    await queue.close();
  });
});
