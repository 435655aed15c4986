/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COCONUT_REGISTRATION_PAGE } from '@/domain/coconut';
import { LICENCE, SOURCE_REPOSITORY } from '@/domain/project';
import { TEST_CONFIG } from '@/testing/fakePlatform';
import { allOf, sectionOf, titlesOf, wordsOf } from '../testing/readPage';
import about from './about.md';
import disclaimer from './disclaimer.md';
import features from './features.md';
import policy from './privacyPolicy.md';
import { recipientAddresses } from './recipientAddresses';

const PAGES = { about, disclaimer, features, policy };

describe('the citation', () => {
  it('is one paragraph with the DOI as a link', () => {
    expect(allOf(disclaimer, 'quote')).toMatchObject([
      {
        text: 'Rajan K., Weißenborn V., Lederer L., Zielesny A., Steinbeck C. MARCUS: molecular annotation and recognition for curating unravelled structures. Digital Discovery (2025). https://doi.org/10.1039/d5dd00313j',
      },
    ]);
  });

  it('is an entry for BibTeX, with names in its order and capitals protected', () => {
    expect(allOf(disclaimer, 'code').filter(({ text }) => text.includes('\n'))).toMatchObject([
      {
        text: [
          '@article{rajan2025marcus,',
          '  author  = {Rajan, K. and Weißenborn, V. and Lederer, L. and Zielesny, A. and Steinbeck, C.},',
          '  title   = {{MARCUS}: molecular annotation and recognition for curating unravelled structures},',
          '  journal = {Digital Discovery},',
          '  year    = {2025},',
          '  doi     = {10.1039/d5dd00313j}',
          '}',
        ].join('\n'),
      },
    ]);
  });

  it('is that of the first publication', () => {
    const [first] = allOf(sectionOf(about, 'Publications'), 'list')[0]!.items;
    const [title, authors, source] = wordsOf(first).trim().split(/\n\s*/);
    const [link] = allOf(first, 'link');
    const [citation] = allOf(disclaimer, 'quote');
    expect(citation?.text).toBe(`${authors} ${title}. ${source?.replace(link!.text, link!.to)}`);
  });
});

describe('the content of the overlays', () => {
  it('is eight publications, each with a DOI of its own', () => {
    const links = allOf(sectionOf(about, 'Publications'), 'link');
    expect(new Set(links.map(({ text }) => text)).size).toBe(8);
    for (const { to, text } of links) {
      expect(text).toMatch(/^10\.\d{4,9}\/\S+$/);
      expect(to).toBe(`https://doi.org/${text}`);
    }
  });

  it('is six features and the four steps', () => {
    expect(sectionOf(features, 'What it does').sections).toHaveLength(6);
    expect(titlesOf(sectionOf(features, 'From paper to structure in four steps'))).toEqual([
      'Upload Document',
      'Extract Structures',
      'Convert to SMILES',
      'Store & Export',
    ]);
  });

  it.each([
    'experimental research prototype',
    'Verify results',
    'may store it',
    'isolated directories',
    'Anonymised data may be used to improve',
    'MIT licence',
    'copyright law',
  ])('includes "%s" in the disclaimer', (words) => {
    const statements = disclaimer.sections.filter(({ only }) => only !== 'browser');
    expect(wordsOf(statements.map(({ blocks }) => blocks))).toContain(words);
  });

  it('makes every statement about local services also about others, and vice versa', () => {
    const cases = disclaimer.sections.filter(({ sections }) => sections.length > 0);
    expect(cases.length).toBeGreaterThan(2);
    for (const each of cases)
      expect(titlesOf(each)).toEqual(['Local services', 'A remote installation']);
  });

  it.each(['disclaimer', 'policy'] as const)(
    'says in the %s for both places of the services whatever it says for one',
    (name) => {
      const forAll = PAGES[name].sections.filter(({ only }) => only === undefined);
      for (const { blocks, sections } of [PAGES[name], ...forAll]) {
        const readers = new Set([...blocks, ...sections].map(({ only }) => only ?? 'all'));
        expect(readers.has('services')).toBe(readers.has('browser'));
      }
    },
  );

  it('leads only where the rest of the application leads, to the lab and to publications', () => {
    const known = [
      ...[SOURCE_REPOSITORY, LICENCE, `${SOURCE_REPOSITORY}/issues`, COCONUT_REGISTRATION_PAGE],
      'https://cheminf.uni-jena.de',
    ];
    const links = allOf(PAGES, 'link').map(({ to }) => to);
    const others = links.filter((to) => !to.startsWith('https://doi.org/10.'));
    expect([...new Set(others)].sort()).toEqual(known.sort());
  });
});

describe('the privacy policy', () => {
  it('has the required sections', () => {
    expect(titlesOf(policy)).toEqual([
      'Data we collect',
      'How it is used',
      'Storage and retention',
      'Sharing',
      'Your rights',
      'Cookies',
      'International transfers',
      'Children',
      'COCONUT accounts',
      'Changes to this policy',
      'Contact',
    ]);
  });

  it('has a date', () => {
    expect(allOf(policy, 'day')).toEqual([{ type: 'day', day: expect.stringMatching(/^20\d\d-/) }]);
  });

  it('lists every key under which the source stores anything', () => {
    const [table] = allOf(sectionOf(policy, 'Storage and retention'), 'table');
    const named = table!.groups.flatMap(({ rows }) => rows.map(([key]) => wordsOf(key)));
    expect(keysInSource()).toEqual(named.sort());
  });

  it.each([
    [
      ...['features/security/security.slice.ts', 'SECURITY_LOG_LENGTH'],
      (events: number) => `session events (at most ${events})`,
    ],
    [
      ...['features/session/sagas/sessionPolicy.ts', 'INACTIVITY_LIMIT_MS'],
      (ms: number) => `invalid after ${ms / 60_000} minutes without input`,
    ],
  ] as [string, string, (value: number) => string][])(
    'gives the limit that %s sets by %s',
    (file, name, words) => {
      const source = readFileSync(path.join(process.cwd(), 'src', file), 'utf8');
      const value = new RegExp(`${name} = ([\\d_]+)`).exec(source)?.[1]?.replaceAll('_', '');
      expect(wordsOf(policy)).toContain(words(Number(value)));
    },
  );

  it('names exactly the recipients whose addresses are known', () => {
    const places = allOf(sectionOf(policy, 'Sharing'), 'slot').map(({ name }) => name);
    expect(places).toEqual(Object.keys(recipientAddresses(TEST_CONFIG, 'http://localhost/')));
  });

  it('says where this installation sends what', () => {
    const standIn = '/api/stand-ins/crossref';
    const config = { ...TEST_CONFIG, apiUrl: '/api', crossrefUrl: standIn, dataciteUrl: standIn };
    expect(recipientAddresses(config, 'http://localhost:8080/#/privacy-policy')).toEqual({
      services: 'localhost:8080',
      languageModel: undefined,
      engines: undefined,
      coconut: 'coconut.test',
      literature: 'localhost:8080, a stand-in',
      pubchem: 'pubchem.test',
      wikidata: 'wikidata.test',
    });
  });

  it('says where the text goes if the user gives a key for a language model', () => {
    const languageModelUrl = 'https://llm.example/v1';
    const config = { ...TEST_CONFIG, servicesScript: 'engine/services.js', languageModelUrl };
    expect(recipientAddresses(config, 'http://localhost:8080/standalone/')).toMatchObject({
      services: undefined,
      languageModel: 'llm.example',
      engines: 'the addresses that you gave',
    });
  });
});

/** Names in the source that are not storage keys, and the files of a session, of which the text speaks. */
const OTHER_NAMES = [
  ...['marcus-config', 'marcus-services', 'marcus-tabs', 'marcus-session-files-'],
  'marcus-structures.json',
];

const NAME = /'(marcus[._-][\w.-]+)'/g;

/** The names in the source, except in tests and in the overlays' own texts. */
function keysInSource(): string[] {
  const names = ['src', 'mocks/hosts/browser'].flatMap((folder) => {
    const root = path.join(process.cwd(), folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
      .filter((file) => !file.startsWith(path.join('features', 'overlays')))
      .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(NAME)])
      .map(([, name = '']) => name);
  });
  return [...new Set(names)].filter((name) => !OTHER_NAMES.includes(name)).sort();
}
