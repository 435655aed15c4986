import { adjoin } from './tokens';
import type { Token } from './tokens';

/** What a protein that acts on a compound is called: caffeic acid 3-O-methyltransferase. */
const enzyme =
  /^(?:(?:\d[\d,′'’]*|[OCNSα-δ]|alpha|beta)-)*[A-Za-z-]*(?:synthase|synthetase|transferase|reductase|oxidase|peroxidase|dehydrogenase|hydroxylase|oxygenase|desaturase|decarboxylase|carboxylase|kinase|phosphatase|phosphorylase|lyase|ligase|esterase|hydrolase|glucosidase|isomerase|epimerase|racemase|cyclase|mutase|permease|aminase|lactamase)s?$/;

/** Whether the name that ends at a token is the first part of an enzyme's: "fatty acid synthase". */
export function isOfEnzyme(tokens: readonly Token[], last: number): boolean {
  const token = tokens[last];
  const next = tokens[last + 1];
  return token !== undefined && adjoin(token, next) && enzyme.test(next.text);
}

/** "15-hydroxyprostaglandin dehydrogenase (15-PGDH)", "cytochromes P450 (CYPs)". */
const BEFORE_SHORT = /(?:[a-z]ases?|cytochromes? P-?\d+) \(([A-Z\d][A-Za-z\d-]{1,9})\)/g;
/** In a list of abbreviations: "LOX, lipoxygenase;". */
const AFTER_SHORT =
  /\b([A-Z\d][A-Za-z\d-]{1,9}), (?:[a-z\d-]{1,40} ){0,3}(?:[a-z-]{1,40}ase|cytochrome P-?\d+)[;.]/g;

/** The abbreviations of enzymes that a text explains, without the number of an isoform. */
export const enzymesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [BEFORE_SHORT, AFTER_SHORT].flatMap((form) =>
      [...text.matchAll(form)].map(([, short = '']) => withoutIsoform(short)),
    ),
  );

/** "LOX" of "15-LOX", "15-LOX-1" and "LOXs". */
export const withoutIsoform = (short: string): string =>
  short
    .replace(/^\d{1,2}-/, '')
    .replace(/-\d$/, '')
    .replace(/(?<=[A-Z])s$/, '');
