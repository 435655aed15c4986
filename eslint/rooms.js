/**
 * The rooms of `mocks` (ARCHITECTURE.md) and what each may import: engine <- services <- stand-ins, hosts <- cluster;
 * tools may import all of them. Of the hosts, neither knows the other. Anything not listed here is allowed.
 */

/** The engine's own rooms: each may import those before it. */
const ENGINE_ORDER = [
  'caching',
  'geometry',
  'ink',
  'ports',
  'page',
  'text',
  'lines',
  'annotation',
  'names',
  'known',
  'lists',
  'recognition',
  'chemistry',
  'joining',
  'segmentation',
  'tasks',
];

/** What both hosts use: it knows neither Node nor a page. */
const SHARED_BY_HOSTS = ['annotation', 'engines', 'files', 'images', 'networks', 'workers'];

/** Of the cluster's parts, what the Node host opens when its settings ask for it. */
const CLUSTER_DOORS = [
  './operation/openOperation.ts',
  './queue/openQueueRunner.ts',
  './queue/queueSettings.ts',
  './redis/openSharedStorage.ts',
];

/** @param root the folder of the rooms */
export const roomZones = (root) => [
  {
    target: `${root}/engine`,
    from: root,
    except: ['./engine'],
    message:
      'The engine runs wherever JavaScript does: anything a host provides is a port (engine/ports).',
  },
  {
    target: `${root}/services`,
    from: root,
    except: ['./engine', './services'],
    message: 'The host passes what it has to the services: see ServicesOptions.',
  },
  {
    target: `${root}/stand-ins`,
    from: root,
    except: ['./stand-ins', './services/http', './services/outsideServices.ts'],
    message: "The stand-ins use the services' HTTP helpers only.",
  },
  {
    target: `${root}/hosts`,
    from: root,
    except: ['./engine', './services', './stand-ins', './hosts', './cluster', './library'],
    message: 'Nothing that serves may import the tools.',
  },
  {
    target: `${root}/cluster`,
    from: root,
    except: ['./engine', './services', './hosts', './cluster'],
    message: 'Nothing that serves may import the tools.',
  },
  {
    target: `${root}/library`,
    from: root,
    except: ['./services/library', './library'],
    message: 'The library keeps what it is given, and knows nothing of requests.',
  },
  {
    target: `${root}/hosts`,
    from: `${root}/library`,
    except: ['./openLibrary.ts'],
    message: 'A host opens the library, and knows nothing of its database.',
  },
  {
    target: `${root}/hosts/node`,
    from: `${root}/cluster`,
    except: CLUSTER_DOORS,
    message: 'A host opens what its settings ask for, and knows no more of the cluster.',
  },
  {
    target: [
      `${root}/hosts/browser`,
      ...SHARED_BY_HOSTS.map((folder) => `${root}/hosts/${folder}`),
    ],
    from: [`${root}/hosts/node`, `${root}/cluster`],
    message: 'What both hosts use lies beside them.',
  },
  {
    target: [...SHARED_BY_HOSTS.map((folder) => `${root}/hosts/${folder}`), `${root}/cluster`],
    from: `${root}/hosts/browser`,
    message: 'What both hosts use lies beside them.',
  },
  {
    target: `${root}/hosts/node`,
    from: `${root}/hosts/browser`,
    except: ['./parts/engineParts.ts'],
    message: 'Node builds and serves the browser’s host; of its code it knows the list of parts.',
  },
  ...ENGINE_ORDER.slice(0, -1).map((room, place) => ({
    target: `${root}/engine/${room}`,
    from: ENGINE_ORDER.slice(place + 1).map((later) => `${root}/engine/${later}`),
    message: `In the engine ${room} comes before it.`,
  })),
];

const ENGINE_PACKAGES = ['diff', '@noble/hashes/(?:sha2|utils)\\.js', 'mf-parser', 'valibot'];

/** Node's names, and the page's, which workers do not have. */
const HOST_GLOBALS = [
  'Buffer',
  'process',
  'global',
  'require',
  '__dirname',
  '__filename',
  'window',
  'document',
  'self',
  'navigator',
  'setImmediate',
];

/** For the engine's files: nothing from Node, from a page or about HTTP. */
export const ENGINE_RULES = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^(?!\\.|(?:${ENGINE_PACKAGES.join('|')})$)`,
          allowTypeImports: true,
          message: 'Packages that only some hosts have come through engine/ports.',
        },
      ],
    },
  ],
  'no-restricted-globals': ['error', ...HOST_GLOBALS, 'fetch'],
  'no-restricted-syntax': [
    'error',
    { selector: 'MetaProperty', message: 'Only the host knows where a file is.' },
    {
      selector: 'NewExpression[callee.name=/Error$/] > Literal[raw=/^[45]\\d\\d$/]',
      message: 'The engine says what failed (TaskFailure); services/http chooses the status.',
    },
  ],
};

const SERVICES_PACKAGES = ['hono', 'valibot', '@valibot/to-json-schema'];

/**
 * Of the engine, what the services call without a task: it names and takes apart what tasks are given and
 * answer, fast enough for the caller.
 */
const WITHOUT_TASK = [
  'annotation/labels',
  'annotation/positions',
  'annotation/textPieces',
  'lists/listKind',
  'page/wordsOfScan',
  'recognition/fusion/programReading',
  'segmentation/cutOutBox',
  'segmentation/segment',
  'segmentation/segmentDocument',
  'text/doi/readDoiSources',
  'text/readFirstPages',
];

/** For the services' files: of the engine its tasks and its types; nothing that only some hosts have. */
export const SERVICES_RULES = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^(?!\\.|(?:${SERVICES_PACKAGES.join('|')})(?:/|$))`,
          message:
            'The services run wherever a Request becomes a Response: the host brings the rest.',
        },
        {
          regex: `/engine/(?!tasks/|(?:taskError|${WITHOUT_TASK.join('|')})$)`,
          allowTypeImports: true,
          message: 'The services call the engine through its tasks; see WITHOUT_TASK.',
        },
      ],
    },
  ],
  'no-restricted-globals': ['error', ...HOST_GLOBALS],
};

/** For the browser's host, which runs in workers, and for what both hosts use. */
export const WORKER_RULES = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [{ regex: '^node:', message: 'There is no Node in a browser.' }] },
  ],
  'no-restricted-globals': [
    'error',
    ...HOST_GLOBALS.filter((name) => !['self', 'navigator'].includes(name)),
  ],
};

/** Relative to the folder of the rooms. */
export const WORKER_FOLDERS = ['browser', ...SHARED_BY_HOSTS].map((folder) => `hosts/${folder}`);
