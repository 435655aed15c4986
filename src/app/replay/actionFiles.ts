import { globSync } from 'tinyglobby';

/**
 * The files that make actions, by their paths from the repository's root; each exports all it makes. With them those of
 * the services' calls: the state of a call that is added when it is first needed is unknown without its file.
 */
export const actionFiles = (root: string): readonly string[] =>
  globSync(['src/{article,features}/**/*.{slice,actions}.ts', 'src/api/*.ts'], {
    cwd: root,
    ignore: '**/*.test.ts',
  }).toSorted();
