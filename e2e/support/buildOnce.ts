import { spawnSync } from 'node:child_process';

/** Before all tests: workers that each found the build outdated would build over each other. */
export default function buildOnce(): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'mocks/hosts/node/build.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The application does not build');
}
