import { MemoryRateCounter } from './memoryRateCounter';
import { rateCounterContract } from './testing/rateCounterContract';

rateCounterContract(async () => {
  let time = 1000;
  return {
    counter: new MemoryRateCounter(() => time),
    wait: (seconds) => {
      time += seconds;
    },
  };
});
