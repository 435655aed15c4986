/**
 * `npm run build`: builds the application and the structure editor's page, each unless its last build is up
 * to date.
 */
import { runProgram } from './runProgram';
import { buildPage } from './serving/buildPage';

runProgram(async () => {
  const { dist } = await buildPage(process.cwd(), (name) => console.log(`Building ${name} ...`));
  console.log(`The build is in ${dist}`);
});
