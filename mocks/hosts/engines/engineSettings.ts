import * as v from 'valibot';

/** Also a part of file names and form fields. */
const ID = /^[a-z][a-z0-9-]{1,30}$/;

/** Ways of reading that are no single engine. */
const TAKEN_IDS: readonly string[] = ['best', 'manual-edit', 'from-name', 'from-file'];

const id = v.pipe(
  v.string('must be a text'),
  v.regex(ID, 'must be lower-case letters, digits and hyphens, such as "molscribe"'),
  v.check((text) => !TAKEN_IDS.includes(text), 'is the name of something else'),
);

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));

/** As long as the page shows. */
const name = v.pipe(
  text,
  v.maxLength(40, 'must have at most 40 characters'),
  v.regex(/^\P{C}*$/u, 'must be one line'),
);

const url = v.pipe(
  text,
  v.check(
    (address) => /^https?:\/\/[^/@\s]+(?:\/|$)/.test(address),
    'must be an http or https address without a password',
  ),
  v.transform((address) => address.replace(/\/+$/, '')),
);

const shared = { id, name: v.optional(name) };

/** The engines of a MARCUS installation (docs/contract.md 7.2). */
const MARCUS_ENGINES = ['decimer', 'molnextr', 'molscribe'] as const;

export type MarcusEngine = (typeof MARCUS_ENGINES)[number];

const isMarcusEngine = (name: string): name is MarcusEngine =>
  MARCUS_ENGINES.some((engine) => engine === name);

/** A running MARCUS installation's back end, of which one engine is asked. */
const marcus = v.strictObject({
  ...shared,
  kind: v.literal('marcus'),
  url,
  /** The installation's own id; by default the same. */
  engine: v.optional(v.picklist(MARCUS_ENGINES, `must be one of ${MARCUS_ENGINES.join(', ')}`)),
});

/** Cheminformatics Microservice with OCSR: DECIMER. */
const microservice = v.strictObject({
  ...shared,
  kind: v.literal('cheminformatics-microservice'),
  url,
});

/** A program that stays open and takes a line of JSON for each picture (docs/engines.md). */
const program = v.strictObject({
  ...shared,
  kind: v.literal('process'),
  command: v.pipe(v.array(text, 'must be a list of texts'), v.minLength(1, 'must name a program')),
  /** Relative to the file. */
  folder: v.optional(text),
  /** Further variables of its environment, which else has PATH, HOME and LANG. */
  environment: v.optional(v.record(v.string(), v.string('must be a text'))),
});

/** OSRA of this machine, where it shall have another id than `molscribe`. */
const osra = v.strictObject({ ...shared, kind: v.literal('osra') });

const KINDS = ['marcus', 'cheminformatics-microservice', 'process', 'osra'];

const ENGINE = v.variant(
  'kind',
  [marcus, microservice, program, osra],
  `must be one of ${KINDS.join(', ')}`,
);

export type EngineSettings = v.InferOutput<typeof ENGINE>;
export type MarcusSettings = v.InferOutput<typeof marcus>;
export type MicroserviceSettings = v.InferOutput<typeof microservice>;
export type ProgramSettings = v.InferOutput<typeof program>;

/** Of a user who names an address: each under the contract's id, in the place of what stands in for it. */
export const AT_ADDRESS = v.variant('kind', [
  v.object({ kind: v.literal('marcus'), id: v.picklist(MARCUS_ENGINES), url }),
  v.object({ kind: v.literal('cheminformatics-microservice'), id: v.literal('decimer'), url }),
]);

const CONTRACT_NAMES = {
  decimer: 'DECIMER',
  molnextr: 'MolNexTR',
  molscribe: 'MolScribe',
} as const;

/** The engine of the installation that settings of the kind `marcus` ask. */
export const marcusEngineOf = ({ id: own, engine }: MarcusSettings): MarcusEngine =>
  engine ?? (isMarcusEngine(own) ? own : 'decimer');

/** As the page and messages call an engine. */
export function nameOf(settings: EngineSettings): string {
  if (settings.name !== undefined) return settings.name;
  switch (settings.kind) {
    case 'marcus':
      return CONTRACT_NAMES[marcusEngineOf(settings)];
    case 'cheminformatics-microservice':
      return CONTRACT_NAMES.decimer;
    case 'osra':
      return 'OSRA';
    case 'process':
      return isMarcusEngine(settings.id) ? CONTRACT_NAMES[settings.id] : settings.id;
  }
}

/** Whether no earlier one has the same. */
const isFirst =
  (of: (item: EngineSettings) => string) =>
  (item: EngineSettings, place: number, all: EngineSettings[]): boolean =>
    all.findIndex((each) => of(each) === of(item)) === place;

/** What `MARCUS_ENGINES` lists. */
export const ENGINE_SETTINGS = v.pipe(
  v.array(ENGINE, 'must be a list of engines: [{ "id": …, "kind": … }]'),
  v.checkItems(
    (each) => each.kind !== 'marcus' || each.engine !== undefined || isMarcusEngine(each.id),
    `needs "engine": one of ${MARCUS_ENGINES.join(', ')}`,
  ),
  v.checkItems(
    isFirst((each) => each.id),
    'has the id of another engine',
  ),
  v.checkItems(isFirst(nameOf), 'has the name of another engine: give it a "name"'),
);
