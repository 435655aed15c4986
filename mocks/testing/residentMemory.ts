import { readFileSync } from 'node:fs';

/** Resident bytes of a process and its children on Linux; 0 elsewhere. */
export function residentBytes(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    return [pid, ...children.filter(Boolean).map(Number)].reduce(
      (sum, each) => sum + residentOf(each),
      0,
    );
  } catch {
    return 0;
  }
}

function residentOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0; // has ended in the meantime
  }
}
