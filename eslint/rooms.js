/**
 * The rooms of `mocks` (ARCHITECTURE.md) and what each may import: engine <- services <- stand-ins,
 * hosts; tools see all of them. What is not listed here is open.
 */

/** The engine's own rooms: each may import those before it. */
const ENGINE_ORDER = [
  'geometry',
  'ink',
  'ports',
  'page',
  'text',
  'lines',
  'annotation',
  'recognition',
  'chemistry',
  'segmentation',
  'tasks',
];

/** @param root the folder that holds the rooms */
export const roomZones = (root) => [
  {
    target: `${root}/engine`,
    from: root,
    except: ['./engine'],
    message:
      'The engine runs wherever JavaScript does: what a host offers is a port (engine/ports).',
  },
  {
    target: `${root}/services`,
    from: root,
    except: ['./engine', './services'],
    message: 'The services are handed what a host has: see ServicesOptions.',
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
    except: ['./engine', './services', './stand-ins', './hosts'],
    message: 'Nothing that serves needs the tools.',
  },
  ...ENGINE_ORDER.slice(0, -1).map((room, place) => ({
    target: `${root}/engine/${room}`,
    from: ENGINE_ORDER.slice(place + 1).map((later) => `${root}/engine/${later}`),
    message: `In the engine ${room} comes before it.`,
  })),
];

const ENGINE_PACKAGES = ['valibot'];

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

/** For the engine's files: nothing of Node, of a page, of HTTP. */
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
    { selector: 'MetaProperty', message: 'Where a file lies is known to the host only.' },
    {
      selector: 'NewExpression[callee.name=/Error$/] > Literal[raw=/^[45]\\d\\d$/]',
      message: 'The engine says what failed (TaskFailure); services/http says with which status.',
    },
  ],
};

const SERVICES_PACKAGES = ['hono', 'valibot', '@valibot/to-json-schema'];

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
          regex: '/engine/(?!tasks/|taskError$)',
          allowTypeImports: true,
          message: 'The services ask the engine by its tasks; the rest are types.',
        },
      ],
    },
  ],
  'no-restricted-globals': ['error', ...HOST_GLOBALS],
};
