import { MemoryRecognitionCache } from './memoryRecognitionCache';
import { taskResultCacheContract } from './testing/taskResultCacheContract';

taskResultCacheContract(async (limits) => {
  let time = 0;
  const cache = new MemoryRecognitionCache({ ...limits, now: () => time });
  return { cache, advance: (ms) => (time += ms) };
});
