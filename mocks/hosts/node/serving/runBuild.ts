/** Builds the page for the given folder; a separate program, started by `buildPage.ts`. */
import webpack, { type Configuration, type Stats } from 'webpack';
import { runProgram } from '../runProgram';
import { PAGE_BUILDS } from './builds';

runProgram(async () => {
  const [, , folder] = process.argv;
  const page = PAGE_BUILDS.find((build) => build.folder === folder);
  if (!page) throw new Error(`There is no page to build into ${folder}`);
  const stats = await runWebpack(await page.config());
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: true }));
});

function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack did not accept its configuration');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      // Closing writes the file system cache.
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError);
        if (stats) resolve(stats);
      });
    });
  });
}
