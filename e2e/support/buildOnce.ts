import { spawnSync } from 'node:child_process';

/** Runs before all tests: workers that each found the build outdated would overwrite each other's. */
export default function buildOnce(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'mocks/hosts/node/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The application does not build');
}
