import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Beside each build's `index.html`; the licences of what it bundles ask for it. */
const FILE = 'third-party-notices.txt';

/** Writes the names, versions and licence texts of the packages that a build contains into one file. */
export const thirdPartyNotices = (): WebpackPluginInstance =>
  new LicenseWebpackPlugin({
    outputFilename: FILE,
    perChunkOutput: false,
    // Workers are compiled by children of the compiler.
    skipChildCompilers: false,
    // A package without a licence text is listed by its licence's name.
    stats: { warnings: false, errors: true },
    renderLicenses: (modules) =>
      modules
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, packageJson, licenseId, licenseText }) =>
          [`${name} ${packageJson?.version ?? ''}`, licenseId ?? '', licenseText ?? '']
            .filter((part) => part.trim() !== '')
            .join('\n\n'),
        )
        .join(`\n\n${'-'.repeat(80)}\n\n`),
  }) as unknown as WebpackPluginInstance;
