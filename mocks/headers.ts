/**
 * `npm run headers`: writes the header files of `deploy`, for the addresses that the environment names
 * as for `npm start`. Without any: services at `/api` on the page's own host, and the public look-ups.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram';
import { deployFiles } from './serving/deployFiles';
import { readPageConfig } from './serving/pageConfig';

runProgram(async () => {
  const config = readPageConfig({ MARCUS_LOOKUPS: 'online', ...process.env });
  for (const [name, text] of Object.entries(deployFiles(config))) {
    writeFileSync(path.join('deploy', name), text);
    console.log(`deploy/${name}`);
  }
});
