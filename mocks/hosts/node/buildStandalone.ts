/**
 * `npm run build:standalone [-- folder] [-- --uncompressed]`: writes the application with its services, which
 * run in the browser, into `standalone` or another folder. Any web server can serve it, below any path.
 */
import path from 'node:path';
import { runProgram } from './runProgram';
import { buildPage } from './serving/buildPage';
import { readStandaloneConfig } from './serving/pageConfig';
import { writeStandalone } from './standalone/writeStandalone';

const UNCOMPRESSED = '--uncompressed';

runProgram(async () => {
  const root = process.cwd();
  const args = process.argv.slice(2);
  const [name = 'standalone'] = args.filter((arg) => arg !== UNCOMPRESSED);
  const config = readStandaloneConfig(process.env);
  const { dist } = await buildPage(root, (page) => console.log(`Building ${page} ...`));
  const folder = path.resolve(root, name);
  const isCompressed = !args.includes(UNCOMPRESSED);
  if (isCompressed) console.log('Compressing the engine; the first time, this takes a minute ...');
  await writeStandalone(root, { dist, folder, config, isCompressed });
  console.log(`The standalone application is in ${folder}`);
});
