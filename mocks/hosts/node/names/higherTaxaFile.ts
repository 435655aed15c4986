import { readFile } from 'node:fs/promises';
import { openHigherTaxa } from '../../../engine/names/lineage/higherTaxa';
import { openedOnce } from './nameDictionaryFile';

const FILE = new URL('../../../engine/names/lineage/higher.taxa', import.meta.url);

/** The families, orders and other taxa above genera that come with the services. */
export const higherTaxa = openedOnce(async () => openHigherTaxa(await readFile(FILE, 'utf8')));
