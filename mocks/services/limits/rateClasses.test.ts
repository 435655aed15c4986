import { rateClassOf } from './rateClasses';

test.each([
  ['/latest/ocsr/generate_smiles', 'ocsr', 20],
  ['/latest/ocsr/generate_molfile', 'upload', 7],
  ['/v1/depiction/smiles_to_molfile', 'upload', 7],
  ['/latest/depiction/generate', 'depiction', 30],
  ['/library/articles/x/file', 'library', 240],
  ['/session/heartbeat/x', 'heartbeat', 80],
  ['/session/create', 'session', 40],
  ['/latest/decimer/extract_doi', 'default', 20],
])('counts %s as %s, limited to %d requests a minute', (path, name, limit) => {
  expect(rateClassOf(path)).toMatchObject({ name, limit });
});
