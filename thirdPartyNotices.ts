import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/** Next to each build's `index.html`; required by the licences of what it bundles. */
const FILE = 'third-party-notices.txt';

const NAME = 'ThirdPartyNotices';

/** The innermost folder, scoped or not, that a package may be in. */
const PACKAGE_FOLDER = /^(.*)[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Writes the names, versions and licence texts of all packages in a build, its workers' included, into one
 * file. It looks at the modules themselves: `license-webpack-plugin` reads webpack's statistics, in which
 * those that were joined into one are not all listed.
 */
export const thirdPartyNotices = () => ({
  apply(compiler: Compiler): void {
    const folders = new Set<string>();
    // Of child compilers, too, which end before their parent.
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const folder of packageFolders(compilation)) folders.add(folder);
        if (compilation.compiler !== compiler) return;
        const notices = [...folders].map(noticeOf).toSorted();
        const text = [...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`);
        compilation.emitAsset(FILE, new webpack.sources.RawSource(text));
      });
    });
  },
});

/** Of the modules that are in some file of the build. */
function packageFolders({ modules, chunkGraph }: Compilation): readonly string[] {
  const emitted = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return emitted.flatMap(partsOf).flatMap((module) => {
    const file = module.nameForCondition();
    return (file === null ? undefined : packageOf(file)) ?? [];
  });
}

/** Some packages ship others within, without their descriptions: those count as part of what contains them. */
function packageOf(file: string): string | undefined {
  const [folder, around] = PACKAGE_FOLDER.exec(file) ?? [];
  if (folder === undefined || around === undefined) return undefined;
  return existsSync(path.join(folder, 'package.json')) ? folder : packageOf(`${around}/`);
}

/** The modules that were joined into this one, or the module itself. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

/** For a package without a licence text, the name of its licence is listed. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  const files = readdirSync(folder, { withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && LICENCE_FILE.test(file.name))
    .map((file) => readFileSync(path.join(folder, file.name), 'utf8').trim());
  return [
    `${String(name)} ${String(version)}`,
    ...(typeof license === 'string' ? [license] : []),
    ...texts,
  ].join('\n\n');
}
