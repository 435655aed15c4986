import type { ChunkGraph, Module } from 'webpack';

/** Libraries change less often than the application: in separate chunks, they stay in the browser's cache. */
export const cacheGroups = () => ({
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components)[\\/]/,
    name: 'react',
    priority: 20,
  },
  libraries: {
    test: /[\\/]node_modules[\\/]/,
    chunks: 'initial' as const,
    name: 'libraries',
    priority: 10,
  },
  // What the columns share with later parts comes with the columns, which are there before any part: each file
  // of its own would be one more request before the page can be used.
  columns: sharedWith('work', { name: 'columns', priority: 5 }),
  // The same for the processes, which come next.
  processes: sharedWith('sagas', { name: 'processes', priority: 4 }),
  // The first screen has its rules in plain CSS and needs none of this; nearly all later parts do.
  layout: {
    test: /[\\/]src[\\/]ui[\\/](Layout|Facts|Picture)[\\/]/,
    chunks: 'async' as const,
    enforce: true,
    name: 'layout',
    priority: 3,
  },
});

/** A chunk for everything of another that parts use, too. */
const sharedWith = (
  chunkName: string,
  group: { readonly name: string; readonly priority: number },
) => ({
  test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === chunkName),
  chunks: 'async' as const,
  enforce: true,
  ...group,
});
