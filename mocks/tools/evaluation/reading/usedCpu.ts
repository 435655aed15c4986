import { readFileSync } from 'node:fs';

/** USER_HZ of Linux: the ticks in which `/proc` counts CPU time (`getconf CLK_TCK`). */
const TICKS_A_SECOND = 100;

/** CPU seconds, user and system, used by this process and its ended children. */
export interface UsedCpu {
  readonly own: number;
  /** Undefined if the system has no `/proc`. */
  readonly endedChildren?: number | undefined;
}

export function usedCpu(): UsedCpu {
  const { user, system } = process.cpuUsage();
  return { own: (user + system) / 1e6, endedChildren: endedChildrenSeconds() };
}

function endedChildrenSeconds(): number | undefined {
  try {
    return endedChildrenOf(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** CPU seconds of a process's ended children from its `/proc/{pid}/stat` (proc(5), fields 16 and 17). */
export function endedChildrenOf(stat: string): number {
  // The program's name, in brackets, may contain blanks; field 3 follows it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}
