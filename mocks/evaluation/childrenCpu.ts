import { readFile } from 'node:fs/promises';

/** USER_HZ of Linux: the ticks in which `/proc` counts CPU time (`getconf CLK_TCK`). */
const TICKS_A_SECOND = 100;

/**
 * CPU seconds, user and system, that the running children of this process and their own ended
 * children have used so far; undefined where the system has no `/proc`.
 */
export async function childrenCpuSeconds(): Promise<number | undefined> {
  const { pid } = process;
  try {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const stats = await Promise.all(
      children
        .split(' ')
        .filter((child) => child.trim() !== '')
        .map((child) => readFile(`/proc/${child}/stat`, 'utf8')),
    );
    return stats.reduce((sum, stat) => sum + cpuSeconds(stat), 0);
  } catch {
    return undefined;
  }
}

/** CPU seconds of a process and its ended children from its `/proc/{pid}/stat` (proc(5), fields 14 to 17). */
export function cpuSeconds(stat: string): number {
  // The program's name, in brackets, may hold blanks; what follows it begins with field 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS_A_SECOND;
}
