import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import { EsbuildPlugin } from 'esbuild-loader';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type PathData, type WebpackPluginInstance } from 'webpack';
import { buildCache } from './buildCache';
import { buildValues } from './buildValues';
import { preloadChunk } from './preloadChunk';
import { cacheGroups } from './splitChunks';
import { thirdPartyNotices } from './thirdPartyNotices';
import { ketcherConfig } from './webpack.ketcher.config';

export type BuildMode = 'production' | 'development';

const root = import.meta.dirname;
const inRoot = (...parts: string[]) => path.join(root, ...parts);

/** Folders of pdfjs-dist that the viewer loads at run time; we serve them ourselves, as `/pdfjs/...`. */
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Syntax that need not be compiled: pdf.js 6 and CSS nesting require such browsers anyway. */
const LANGUAGE_TARGET = 'es2022';

/**
 * The application's build; used by `npm run build`, `npm start` and `npm run dev`.
 *
 * @param meta `<meta>` tags of the page, name to content; values must be escaped for an attribute
 */
export function webpackConfig(
  mode: BuildMode,
  meta: Readonly<Record<string, string>> = {},
): Configuration {
  const isProduction = mode === 'production';
  return {
    mode,
    context: root,
    target: 'web',
    entry: { main: inRoot('src/main.tsx') },
    output: {
      path: inRoot('dist'),
      // Relative to the page, which may lie below any path; chunks beside the script that loads them.
      publicPath: 'auto',
      filename: isProduction ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      chunkFilename: chunkFilename(isProduction),
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      // Creates the URLs of chunks and workers (named in mocks/hosts/node/serving/contentSecurityPolicy.ts).
      trustedTypes: { policyName: 'marcus' },
      // The structure editor's page is built separately into this folder.
      clean: { keep: /^ketcher(\/|$)/ },
    },
    // Hidden: the maps are next to the bundles for debugging, but no page refers to them.
    devtool: isProduction ? 'hidden-source-map' : 'eval-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // citation-js can fetch what an identifier names; here it only reads text.
      alias: { '@': inRoot('src'), 'node-fetch': false, 'sync-fetch': false },
    },
    module: { rules: [scriptRule(isProduction), styleRule(isProduction), textRule, assetRule] },
    plugins: plugins(isProduction, meta),
    optimization: {
      minimizer: minimizers(),
      splitChunks: { chunks: 'all', cacheGroups: cacheGroups() },
    },
    cache: buildCache(`application-${mode}`, 'webpack.config.ts'),
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Workers are in a folder of their own: a worker obeys the policy that comes with its own script, which the
 * other scripts don't need (mocks/hosts/node/serving/securityHeaders.ts).
 */
const chunkFilename =
  (isProduction: boolean) =>
  ({ chunk }: PathData): string => {
    const folder = WORKERS.has(chunk?.name ?? '') ? 'assets/workers' : 'assets';
    return isProduction ? `${folder}/[name].[contenthash:12].js` : `${folder}/[name].js`;
  };

/** As named where they are started. */
const WORKERS = new Set(['pdf-worker', 'pdf-painter', 'steady-timer']);

/**
 * Scripts are minified by swc: esbuild keeps the unused exports of modules that webpack has concatenated,
 * which more than doubled the size of the libraries. Styles by esbuild.
 */
const minimizers = () => [
  new MinimizerPlugin({
    test: /\.m?js$/,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { compress: { passes: 2 }, mangle: true },
    },
  }),
  new EsbuildPlugin({ target: LANGUAGE_TARGET, css: true, include: /\.css$/ }),
];

/**
 * None of our modules does anything when imported, except the entry, so that importing a feature's index for
 * its reducer does not include its views: each view is in the chunk that shows it.
 */
const scriptRule = (isProduction: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  sideEffects: false,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: LANGUAGE_TARGET,
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
      },
      experimental: {
        plugins: [
          ['@swc/plugin-styled-components', { displayName: !isProduction, ssr: false, pure: true }],
        ],
      },
    },
  },
});

const styleRule = (isProduction: boolean) => ({
  test: /\.css$/,
  use: [isProduction ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
});

/** Pages of text: data, so that no parser of Markdown is in the bundle. */
const textRule = { test: /\.md$/, type: 'json', loader: inRoot('markdown/loader.js') };

const assetRule = { test: /\.(png|jpe?g|webp|woff2?)$/, type: 'asset/resource' };

function plugins(
  isProduction: boolean,
  meta: Readonly<Record<string, string>>,
): WebpackPluginInstance[] {
  const pdfjs = PDFJS_FOLDERS.map((folder) => ({
    from: inRoot('node_modules/pdfjs-dist', folder),
    to: `pdfjs/${folder}`,
    // Minifying another package's files would only risk breaking them.
    info: { minimized: true },
  }));
  const publicFiles = {
    from: inRoot('public'),
    globOptions: { ignore: ['**/index.html'] },
    info: { minimized: true },
    noErrorOnMissing: true,
  };
  return [
    new HtmlPlugin({
      template: inRoot('public/index.html'),
      scriptLoading: 'defer',
      meta: { ...meta },
    }),
    new webpack.DefinePlugin(buildValues()),
    new CopyPlugin({ patterns: [publicFiles, ...pdfjs] }),
    ...(isProduction
      ? [
          new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:12].css' }),
          preloadChunk('columns'),
          thirdPartyNotices(),
          compressedFiles(),
        ]
      : // An edited component is replaced while the store, the open PDF and all results are kept.
        [new ReactRefreshPlugin({ overlay: false })]),
  ];
}

/**
 * Brotli at its highest level, beside each file that shrinks: a seventh smaller than what a server makes of it
 * while it answers, and without its processor time. Not the page, into which the server writes its settings.
 */
const compressedFiles = () =>
  new CompressionPlugin({
    test: /\.(?:m?js|css|svg|wasm|txt)$/,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    threshold: 1024,
    minRatio: 0.9,
  });

/** For webpack's command line: the application, and the structure editor's page. */
export default (_env: unknown, { mode }: { readonly mode?: string }): Configuration[] => [
  webpackConfig(mode === 'development' ? 'development' : 'production'),
  ketcherConfig(),
];
