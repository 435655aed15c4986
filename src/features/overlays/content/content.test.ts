/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TEST_CONFIG } from '@/testing/fakePlatform';
import { citationBibtex, citationText } from './citation';
import { STATEMENTS } from './disclaimer';
import { CITATION, PUBLICATIONS } from './facts';
import { FEATURE_CARDS, WORKFLOW } from './features';
import { LAST_UPDATED, POLICY } from './privacyPolicy';
import { recipients } from './recipients';
import { STORED } from './storageTable';

describe('the citation', () => {
  it('is one paragraph with the DOI as a link', () => {
    expect(citationText(CITATION)).toBe(
      'Rajan K., Weißenborn V., Lederer L., Zielesny A., Steinbeck C. MARCUS: molecular annotation and recognition for curating unravelled structures. Digital Discovery (2025). https://doi.org/10.1039/d5dd00313j',
    );
  });

  it('is an entry for BibTeX, with names in its order and capitals protected', () => {
    expect(citationBibtex(CITATION)).toBe(
      [
        '@article{rajan2025marcus,',
        '  author  = {Rajan, K. and Weißenborn, V. and Lederer, L. and Zielesny, A. and Steinbeck, C.},',
        '  title   = {{MARCUS}: molecular annotation and recognition for curating unravelled structures},',
        '  journal = {Digital Discovery},',
        '  year    = {2025},',
        '  doi     = {10.1039/d5dd00313j}',
        '}',
      ].join('\n'),
    );
  });
});

describe('the content of the overlays', () => {
  it('is eight publications, each with a DOI of its own', () => {
    const dois = PUBLICATIONS.map(({ doi }) => doi);
    expect(new Set(dois).size).toBe(8);
    for (const doi of dois) expect(doi).toMatch(/^10\.\d{4,9}\/\S+$/);
  });

  it('is six features and the four steps', () => {
    expect(FEATURE_CARDS).toHaveLength(6);
    expect(WORKFLOW.map(({ title }) => title)).toEqual([
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
    expect(STATEMENTS.map(({ text }) => text).join(' ')).toContain(words);
  });

  it('makes every statement about local services also about others, and vice versa', () => {
    const cases = STATEMENTS.filter(({ local, remote }) => local ?? remote);
    expect(cases.length).toBeGreaterThan(2);
    for (const { local, remote } of cases) expect([local, remote]).not.toContain(undefined);
  });
});

describe('the privacy policy', () => {
  it('has the required sections', () => {
    expect(POLICY.map(({ id }) => id)).toEqual([
      'collected',
      'usage',
      'storage',
      'sharing',
      'rights',
      'cookies',
      'transfers',
      'children',
      'accounts',
      'changes',
      'contact',
    ]);
  });

  it('has a date', () => expect(LAST_UPDATED).toMatch(/^20\d\d-\d\d-\d\d$/));

  it('lists every key under which the source stores anything', () => {
    const named = STORED.flatMap(({ items }) => items.map(({ key }) => key)).sort();
    expect(keysInSource()).toEqual(named);
  });

  it('says where this installation sends what', () => {
    const standIn = '/api/stand-ins/crossref';
    const config = { ...TEST_CONFIG, apiUrl: '/api', crossrefUrl: standIn, dataciteUrl: standIn };
    const to = recipients(config, 'http://localhost:8080/#/privacy-policy');
    expect(to.map(({ name, address }) => [name, address])).toEqual([
      ['MARCUS services', 'localhost:8080'],
      ['COCONUT', 'coconut.test'],
      ['Crossref, then DataCite', 'localhost:8080, a stand-in'],
      ['PubChem', 'pubchem.test'],
    ]);
  });

  it('says where the text goes if the user gives a key for a language model', () => {
    const languageModelUrl = 'https://llm.example/v1';
    const config = { ...TEST_CONFIG, servicesScript: 'engine/services.js', languageModelUrl };
    const [first] = recipients(config, 'http://localhost:8080/standalone/');
    expect(first).toMatchObject({ name: 'Language model', address: 'llm.example' });
    expect(recipients(TEST_CONFIG, 'http://localhost:8080/').map(({ name }) => name)).not.toContain(
      'Language model',
    );
  });
});

/** Names in the source that are not storage keys. */
const OTHER_NAMES = ['marcus-config', 'marcus-services', 'marcus-tabs'];

const NAME = /'(marcus[._-][\w.-]+)'/g;

/** The names in the source, except in tests and in the overlays' own texts. */
function keysInSource(): string[] {
  const root = path.join(process.cwd(), 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .filter((file) => !file.startsWith(path.join('features', 'overlays')));
  const names = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(NAME)].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => !OTHER_NAMES.includes(name)).sort();
}
