import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** Next to each build's `index.html`; required by the licences of what it bundles. */
const FILE = 'third-party-notices.txt';

/** Writes the names, versions and licence texts of all packages in a build into one file. */
export const thirdPartyNotices = (): WebpackPluginInstance =>
  new LicenseWebpackPlugin({
    outputFilename: FILE,
    perChunkOutput: false,
    // Workers are compiled by child compilers.
    skipChildCompilers: false,
    // For a package without a licence text, the name of its licence is listed.
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
