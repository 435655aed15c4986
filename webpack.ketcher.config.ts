import path from 'node:path';
import { EsbuildPlugin } from 'esbuild-loader';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { buildCache } from './buildCache';
import { thirdPartyNotices } from './thirdPartyNotices';

const root = import.meta.dirname;
const inRoot = (...parts: string[]) => path.join(root, ...parts);

/**
 * The structure editor's page, `/ketcher/index.html`: a separate build, so that none of it gets into the
 * application's bundles, and so that it is only rebuilt when it changes.
 */
export function ketcherConfig(): Configuration {
  return {
    name: 'ketcher',
    // Ketcher is not developed here; its development build would be several times as large.
    mode: 'production',
    context: root,
    target: 'web',
    entry: { ketcher: inRoot('src/ketcher/main.tsx') },
    output: {
      path: inRoot('dist/ketcher'),
      publicPath: 'auto',
      filename: 'assets/[name].[contenthash:12].js',
      chunkFilename: 'assets/[name].[contenthash:12].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      clean: true,
    },
    devtool: false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: { '@': inRoot('src') },
      // Node modules that Ketcher's packages import.
      fallback: { events: inRoot('node_modules/events/events.js'), acorn: false },
    },
    module: { rules },
    plugins: [
      // Ketcher's packages read switches from Node's environment; none is set.
      new webpack.DefinePlugin({ 'process.env': '({})' }),
      new HtmlPlugin({ template: inRoot('src/ketcher/index.html'), scriptLoading: 'defer' }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:12].css' }),
      thirdPartyNotices(),
    ],
    optimization: { minimizer: [new EsbuildPlugin({ target: 'es2022', css: true })] },
    cache: buildCache('ketcher', 'webpack.ketcher.config.ts'),
    performance: false,
    stats: 'errors-warnings',
  };
}

const rules = [
  // Ketcher's packages import files without their extensions.
  { test: /\.m?js$/, resolve: { fullySpecified: false } },
  { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
  { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
  { test: /\.(png|svg|gif|woff2?)$/, type: 'asset' },
];
