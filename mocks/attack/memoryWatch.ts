import { readFileSync } from 'node:fs';
import { Breach, type Target } from './attackTypes';

/** Resident megabytes that the services may take at the worst moment. */
const MOST_MEGABYTES = 1_000;

const LOOK_MS = 50;

/** Runs an attack and looks at the services' memory meanwhile (on Linux). @throws Breach when they take too much */
export async function withinMemory(target: Target, attack: () => Promise<void>): Promise<void> {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(target.pid));
  }, LOOK_MS);
  try {
    await attack();
  } finally {
    clearInterval(timer);
  }
  if (most > MOST_MEGABYTES) throw new Breach(`took ${Math.round(most)} MB of memory`);
}

function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0; // no such file system
  }
}
