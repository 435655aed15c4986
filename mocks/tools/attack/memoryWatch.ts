import { residentBytes } from '../../testing/residentMemory';
import { Breach, type Target } from './attackTypes';

/** Maximum resident megabytes of the services, including their workers. */
const MOST_MEGABYTES = 1_000;

const MEGABYTE = 1024 * 1024;

const LOOK_MS = 50;

/** Runs an attack and watches the services' memory (on Linux). @throws Breach if they take too much */
export async function withinMemory(target: Target, attack: () => Promise<void>): Promise<void> {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentBytes(target.pid) / MEGABYTE);
  }, LOOK_MS);
  try {
    await attack();
  } finally {
    clearInterval(timer);
  }
  if (most > MOST_MEGABYTES) throw new Breach(`took ${Math.round(most)} MB of memory`);
}
