import type { Mention } from './labels';
import { commonNames } from './lexicon/commonNames';
import { words } from './lexicon/words';
import { adjoin, type Token } from './tokens';

/** Ends of the names of viruses and of their higher taxa (ICTV, International Code of Virus Classification, 3.9). */
const HEAD = /^\p{L}*(?:virus(?:es)?|viroids?|virid(?:ae|s)|virinae|virales|phages?)$/iu;
/** What ends so and is none: `provirus`, `macrophages`. */
const NO_VIRUS = /^(?:pro|anti|macro|lipo|micro|muci|neutro)(?:virus|phage)/i;
/** Alone these name no virus. */
const BARE = /^(?:virus(?:es)?|viroids?|phages?)$/i;
/** `virus 1`, `virus Y`, `virus type 2`, `phage T4`. */
const TYPE = /^(?:\d{1,2}[A-Z]?|[A-Z]\d?|[A-Z]{1,2}\d{2}|λ|lambda)$/u;
const TOLD_TYPE = /^(?:type|serotype|subtype|genotype|group|strain)$/;
/** Viruses that texts name by their abbreviation alone; one that a text explains is found by that. */
const usualViruses = words('HIV HIV-1 HIV-2 SIV SARS-CoV SARS-CoV-2 MERS-CoV SV40');
/** Words before a name's head at most: `human T-cell lymphotropic`, `Middle East respiratory syndrome`. */
const MOST_WORDS = 4;

/** Words that a name does not begin with; with nothing else before the head there is no name. */
const OUTSIDE = words(`
a an the this that these those its their our other another any each some many several both all no new novel known same
such of in on by to for from with without simultaneous against and or as at is are was were be been than into via not after before during
plant plants animal animals bacterial fungal rna dna ssrna dsrna enveloped live infectious recombinant parental mutant
chimeric reference standard single either one two three nine resident heteroimmune heterologous relevant distinct
positive low high fitness current versus virus viruses phages we use wild-type attenuated inactivated helper oncolytic filamentous lytic temperate
`);
/** Verbs and participles before a name: `inhibited dengue virus`, `infects`, `infecting`; not `herpes`, `hepatitis`. */
const VERB =
  /(?:ed|ing|[^l]ate|-(?:resistant|specific|positive|negative|na\p{L}+)|[^usieaox]s|[ctn]es|ly)$/u;

/** Viruses and phages by names that end in what says so, with type and number: "hepatitis C virus", and usual abbreviations. */
export function findViruses(tokens: readonly Token[]): Mention[] {
  return tokens.flatMap((token, at) => {
    if (usualViruses.has(token.text))
      return [{ label: 'organism_or_species' as const, start: token.start, end: token.end }];
    if (!HEAD.test(token.text) || NO_VIRUS.test(token.text)) return [];
    const last = lastOf(tokens, at);
    const first = BARE.test(token.text) ? firstOf(tokens, at) : withHost(tokens, at);
    const isNamed =
      first < at || !BARE.test(token.text) || (last > at && /^\p{L}*phage/iu.test(token.text));
    const [from, to] = [tokens[first], tokens[last]];
    if (!isNamed || !from || !to) return [];
    return [{ label: 'organism_or_species' as const, start: from.start, end: to.end }];
  });
}

/** "human cytomegalovirus": its host is part of the name. */
function withHost(tokens: readonly Token[], at: number): number {
  const [host, virus] = [tokens[at - 1], tokens[at]];
  const isHost = host && adjoin(host, virus) && commonNames.has(host.text.toLowerCase());
  return isHost ? at - 1 : at;
}

/** With the type behind the head. */
function lastOf(tokens: readonly Token[], at: number): number {
  const [head, next, type] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (head?.after !== '' || next?.before !== '') return at;
  if (TYPE.test(next.text)) return at + 1;
  return TOLD_TYPE.test(next.text) && next.after === '' && TYPE.test(type?.text ?? '')
    ? at + 2
    : at;
}

/** The first of the words of its name before a bare head. */
function firstOf(tokens: readonly Token[], at: number): number {
  let first = at;
  while (first > 0 && at - first < MOST_WORDS) {
    const [before, one] = [tokens[first - 1], tokens[first]];
    // "anti-hepatitis C virus" is an activity.
    if (/^anti/i.test(before?.text ?? '')) return at;
    if (!before || before.after !== '' || one?.before !== '' || isOutside(before)) break;
    first -= 1;
    if (before.before !== '') break;
  }
  return first;
}

const isOutside = ({ text, before }: Token): boolean =>
  OUTSIDE.has(text.toLowerCase()) ||
  !/^[\p{L}\d'’-]+$/u.test(text) ||
  before.includes('.') ||
  (/^\p{Ll}/u.test(text) && VERB.test(text));
