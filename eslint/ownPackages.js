/**
 * Packages that only some settings need, and the folders of `mocks` that may import them: `npm start` without
 * settings loads none of them, and each can be replaced in one place.
 */
const OWN_PACKAGES = [
  {
    names: ['ioredis'],
    folders: ['cluster/redis', 'cluster/queue', 'tools/soak/cluster', 'tools/queue'],
  },
  { names: ['bullmq'], folders: ['cluster/queue'] },
  { names: ['kysely'], folders: ['library'] },
  { names: ['pg'], folders: ['library', 'library/embedded'] },
  {
    names: ['@electric-sql/pglite', '@electric-sql/pglite-socket', 'proper-lockfile'],
    folders: ['library/embedded'],
  },
  { names: ['pino', 'prom-client'], folders: ['cluster/operation'] },
];

/** Refused everywhere but in `folder`. */
const refused = (folder) =>
  OWN_PACKAGES.filter(({ folders }) => !folders.includes(folder)).flatMap(({ names, folders }) =>
    names.map((name) => ({
      name,
      message: `Only mocks/${folders.join(', mocks/')} may import it.`,
    })),
  );

/** Entries of `paths` for all other folders. */
export const REFUSED_PACKAGES = refused(null);

/**
 * Configurations of the folders that own packages.
 *
 * @param restrictImports from entries of `paths` to the options of the rule
 */
export const ownPackageConfigs = (restrictImports) =>
  [...new Set(OWN_PACKAGES.flatMap(({ folders }) => folders))].map((folder) => ({
    files: [`**/mocks/${folder}/**/*.ts`],
    rules: { 'no-restricted-imports': restrictImports(refused(folder)) },
  }));
