/** `npm run build`: the application and the structure editor's page, each unless its last build is good. */
import { runProgram } from './runProgram';
import { buildPage } from './serving/buildPage';

runProgram(async () => {
  const { dist } = await buildPage(process.cwd(), (name) => console.log(`Building ${name} ...`));
  console.log(`The build lies in ${dist}`);
});
