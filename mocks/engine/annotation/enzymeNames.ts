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
