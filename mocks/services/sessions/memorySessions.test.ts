import { MemorySessions } from './memorySessions';
import { sessionsContract } from './testing/sessionsContract';

sessionsContract(async (settings) => {
  let time = 1_763_650_000_125;
  let standstill = 0;
  const sessions = new MemorySessions(settings, {
    now: () => time,
    takeStandstill: () => {
      const told = standstill;
      standstill = 0;
      return told;
    },
  });
  return {
    sessions,
    wait: (ms) => {
      time += ms;
    },
    standStill: (ms) => {
      time += ms;
      standstill += ms;
    },
  };
});

test('sessions in memory end with the process that holds them', async () => {
  let isClosed = false;
  const sessions = new MemorySessions(
    { seats: 1, maxWaiting: 1, maxPerAddress: 1, idleMs: 1000 },
    { now: Date.now, takeStandstill: () => 0, onClose: () => (isClosed = true) },
  );
  const { session_id: id } = await sessions.create(null);
  await sessions.close();
  expect(await sessions.status(id)).toBeNull();
  expect(await sessions.takeEnded()).toEqual([id]);
  expect(isClosed).toBe(true);
});
