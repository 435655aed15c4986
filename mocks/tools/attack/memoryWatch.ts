import { residentBytes } from '../../testing/residentMemory';
import { Breach, type Target } from './attackTypes';

/** Resident megabytes that the services may take at the worst moment, their workers included. */
const MOST_MEGABYTES = 1_000;

const MEGABYTE = 1024 * 1024;

const LOOK_MS = 50;

/** Runs an attack and looks at the services' memory meanwhile (on Linux). @throws Breach when they take too much */
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
