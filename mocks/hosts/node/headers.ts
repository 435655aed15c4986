/**
 * `npm run headers [-- folder]`: writes the header files into `deploy`, or another folder, for the addresses
 * given in the environment as for `npm start`. Without any: services at `/api` on the page's own host, and
 * the public look-ups.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram';
import { deployFiles } from './serving/deployFiles';
import { readPageConfig } from './serving/pageConfig';

runProgram(async () => {
  const [folder = 'deploy'] = process.argv.slice(2);
  const config = readPageConfig({ MARCUS_LOOKUPS: 'online', ...process.env });
  for (const [name, text] of Object.entries(deployFiles(config))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
});
