import { spawn } from 'node:child_process';
import type { Measured } from './cpuTime';

/**
 * Runs the program and then prints the CPU time of its ended children: Node only reports its own, the shell
 * that of its children (POSIX, `times`).
 */
const SCRIPT = '"$@"; times >&3';

/**
 * Runs a program and measures its CPU seconds, user and system, including those of its children.
 *
 * @returns what it printed; a non-zero exit status is not an error, the output tells
 */
export async function measureChild(
  command: string,
  args: readonly string[],
): Promise<Measured<string>> {
  const child = spawn('sh', ['-c', SCRIPT, 'sh', command, ...args], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  const [output, times] = await Promise.all([textOf(child.stdio[1]), textOf(child.stdio[3])]);
  return { result: output, cpuS: childSeconds(times) };
}

async function textOf(stream: unknown): Promise<string> {
  let text = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) text += chunk.toString('utf8');
  return text;
}

/**
 * The children's user and system seconds, the second line printed by `times`: `0m1.25s 0m0.08s`.
 *
 * @throws Error for any other text
 */
export function childSeconds(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`Not the output of times: ${JSON.stringify(times)}`);
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
