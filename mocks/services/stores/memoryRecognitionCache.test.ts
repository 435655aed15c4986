import { MemoryRecognitionCache } from './memoryRecognitionCache';
import { recognitionCacheContract } from './testing/recognitionCacheContract';

recognitionCacheContract(async (limits) => {
  let time = 0;
  const cache = new MemoryRecognitionCache({ ...limits, now: () => time });
  return { cache, advance: (ms) => (time += ms) };
});
