import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;

/** Version and commit, which bundlers insert for `src/platform/buildInfo`; works without git. */
export function buildValues(): Record<string, string> {
  return {
    'process.env.MARCUS_VERSION': JSON.stringify(version()),
    'process.env.MARCUS_BUILD': JSON.stringify(commit()),
  };
}

function version(): string {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function commit(): string {
  try {
    const git = ['describe', '--always', '--dirty=+', '--abbrev=9', '--exclude=*'];
    return execFileSync('git', git, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}
