import { globSync } from 'tinyglobby';

/** The files that make actions, by their paths from the repository's root; each exports all it makes. */
export const actionFiles = (root: string): readonly string[] =>
  globSync('src/{article,features}/**/*.{slice,actions}.ts', { cwd: root }).toSorted();
