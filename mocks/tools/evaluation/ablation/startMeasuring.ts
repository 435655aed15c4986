import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Measures variants of the engine in a process of their own, because its files are loaded in another way. */
export function startMeasuring(args: readonly string[]): void {
  const loading = ['--import', 'tsx', '--import', here('./loadWithSwitches.ts')];
  const heap = '--max-old-space-size=6000';
  const child = spawn(process.execPath, [heap, ...loading, here('./measureVariants.ts'), ...args], {
    stdio: 'inherit',
  });
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}
