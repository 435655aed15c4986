import type { CompoundRecord, RecordArticle } from '../compoundRecord';
import { oneLine } from '../table';
import { nameOf } from './handedOn';
import { wikidataKeysOf } from './wikidata';

/*
 * Commands of QuickStatements, version 1 of the format: a command a line, its parts separated by tabs, texts between
 * quotes (wikidata.org/wiki/Help:QuickStatements). What an item has is what LOTUS' uploader gives it.
 */

/** Characters of a label, and of any other text (LOTUS' ProcessCompounds.kt). */
const MAX_LABEL = 250;
const MAX_TEXT = 1500;

/** Items of classes, as Wikidata's WikiProject Chemistry asks for them. */
const TYPE_OF_CHEMICAL_ENTITY = 'Q113145171';
const GROUP_OF_STEREOISOMERS = 'Q59199015';
const SCHOLARLY_ARTICLE = 'Q13442814';

type Value = string | undefined;

/**
 * A text on one line. QuickStatements has no escape for a quote, and takes a bar for a separator and a backslash
 * before the last quote for part of the text, so quotes become typographic, and the others go.
 */
function plain(text: string): string {
  let isOpen = false;
  return oneLine(text.replaceAll('|', ' '))
    .replace(/(?<=\d)"(?=-|,\d)/g, '″')
    .replace(/"/g, () => {
      isOpen = !isOpen;
      return isOpen ? '“' : '”';
    })
    .replace(/[\s\\]+$/, '');
}

const quoted = (text: string): string => `"${text}"`;

/** A text that Wikidata has room for. */
const fitting = (text: string | undefined): Value =>
  text === undefined || text === '' || text.length > MAX_TEXT ? undefined : quoted(text);

/** `LAST` is the item that the command before created. */
const statement = (property: string, value: Value, ...qualifiers: readonly string[]): string[] =>
  value === undefined ? [] : [['LAST', property, value, ...qualifiers].join('\t')];

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const inDigits = (digits: string, text: string) =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? '');

/** `C₂₀H₁₈NO₄⁺` of `C20H18NO4+`, `Ca²⁺` of `Ca+2`. */
export function formulaWithSubscripts(formula: string): string {
  const [, atoms = formula, sign = '', size = ''] = /^(.*?)([+-])(\d*)$/.exec(formula) ?? [];
  const charge = inDigits(SUPERSCRIPTS, size) + sign.replace('+', '⁺').replace('-', '⁻');
  return inDigits(SUBSCRIPTS, atoms) + charge;
}

const STEREO_MARK = /[@/\\]/;

/** The same molecule without stereo; brackets that only held a configuration go, too. */
export const withoutStereo = (smiles: string): string =>
  smiles
    .replace(/[/\\]/g, '')
    .replace(/\[([BCNOPS])@{1,2}H?\]/g, '$1')
    .replace(/@(?:(?:TH|AL|SP|TB|OH)\d{1,2}|@)?/g, '');

/** Commands that create the item of a compound. */
export function compoundItem(record: CompoundRecord): string[] {
  const { inchiKey } = wikidataKeysOf(record);
  const { smiles = '', inchi, formula, stereoCentres, definedStereoCentres } = record.identifiers;
  const name = plain(nameOf(record));
  const isOneIsomer = stereoCentres === definedStereoCentres;
  return [
    'CREATE',
    ...statement('Len', quoted(name === '' || name.length > MAX_LABEL ? inchiKey : name)),
    ...statement('P31', isOneIsomer ? TYPE_OF_CHEMICAL_ENTITY : GROUP_OF_STEREOISOMERS),
    ...statement('P233', fitting(withoutStereo(smiles))),
    ...statement('P2017', STEREO_MARK.test(smiles) ? fitting(smiles) : undefined),
    ...statement('P234', fitting(inchi)),
    ...statement('P235', quoted(inchiKey)),
    ...statement('P274', fitting(formula && formulaWithSubscripts(formula))),
  ];
}

const cut = (text: string): string =>
  text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1).trimEnd()}…` : text;

/** Commands that create the item of an article. */
export function articleItem({ title, year, authors = [] }: RecordArticle, doi: string): string[] {
  const titled = plain(title ?? '');
  const monolingual = fitting(titled);
  return [
    'CREATE',
    ...statement('Len', quoted(titled === '' ? plain(doi) : cut(titled))),
    ...statement('P31', SCHOLARLY_ARTICLE),
    ...statement('P356', quoted(plain(doi))),
    ...statement('P1476', monolingual && `en:${monolingual}`),
    ...statement('P577', year === undefined ? undefined : `+${year}-00-00T00:00:00Z/9`),
    ...authors.flatMap((author, index) =>
      statement('P2093', fitting(plain(author)), 'P1545', quoted(String(index + 1))),
    ),
  ];
}

/** The command that says in which taxon a compound was found, and which article states it; all three are items. */
export const tripletCommand = (compound: string, taxon: string, article: string): string =>
  [compound, 'P703', taxon, 'S248', article].join('\t');
