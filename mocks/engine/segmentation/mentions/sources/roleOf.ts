import { governorOf, partBehind, REACH, type Governor } from './governor';
import type { Word } from '../statements/articleWords';
import type { OrganismWords } from './organismsOf';

/**
 * What an organism is to the compounds of a sentence: where they were isolated from or found in, where something was
 * collected, whose enzymes or genes made them in it, what they were tested on, or only mentioned.
 */
export type OrganismRole = 'isolated' | 'collected' | 'host' | 'tested' | 'mentioned';

export interface Role extends Pick<Governor, 'governor'> {
  readonly role: OrganismRole;
  /** Of the organism, of which something was isolated or collected. */
  readonly part?: Governor['part'];
}

const VERBS = {
  isolated:
    /^(?:isolat|obtain|purif|separat|extract|yield|afford|furnish|provid|gave$|give|produc|contain|deliver|led$|biosynthesi[sz]e|accumulat|excret|discover|characteri|identif|detect|found$|present$|occur|report)/i,
  collected:
    /^(?:collected|harvested|gathered|purchased|bought|grown|cultivated|sampled|acquired|vouchers?|deposited|authenticated)$/i,
  host: /^(?:express|heterolog|transform|transfect|host|reconstitut|engineer|recombinant|co-?express|overexpress|infiltrat|plasmids?$|clon(?:e|ed|ing)$)/i,
  tested:
    /^(?:against$|inhibit|activ|antibacterial|antifungal|antimicrobial|antiplasmodial|antimalarial|cytotox|toxic|larvic|insectic|susceptib|resistan|infect|MICs?$|IC50|assay|growth$|pathogen|challeng|effects?$)/i,
} as const;
/** Nouns whose "of" says where compounds come from. */
const OF_SOURCE =
  /^(?:constituents?|metabolites?|principles?|compounds?|components?|chemistry|phytochemistry|metabolome|metabolism|profile|extraction|separation|purification|fractionation|chromatography|analysis|examination|investigations?|stud(?:y|ies)|products?|oils?|resin|biosynthesis|\p{L}+(?:oids?|ins|ones|ols|ides|enes|anes|ates|ines))$/iu;
const NO_SOURCE =
  /(?:ases?|genes?|genome|DNA|RNA|proteins?|cells?|differs?|differed|different|distinct)$/;

/** "was never found in", "could not be detected in". */
const NEGATED = /^(?:not|no|never|neither|nor|absent|lack(?:s|ed|ing)?|without|cannot)$/i;
const GIVES_EXTRACT = /^(?:extracts?|oils?|fractions?)$/i;

/** Of one organism, what its role depends on. */
interface Context {
  /** In small letters; empty for the subject of the sentence. */
  readonly governing: string;
  /** Before that, the nearest last. */
  readonly before: readonly Word[];
  readonly near: readonly Word[];
  readonly behind: readonly Word[];
  readonly hasPart: boolean;
}

const has = (words: readonly Word[], verbs: RegExp): boolean =>
  words.some(({ text }) => verbs.test(text));

/** The role of an organism in a sentence. */
export function roleOf(words: readonly Word[], { first, last }: OrganismWords): Role {
  const { governor, part = partBehind(words, last) } = governorOf(words, first);
  const role = roleIn({
    governing: words[governor ?? -1]?.text.toLowerCase() ?? '',
    before: words.slice(Math.max(0, (governor ?? 0) - REACH), governor ?? 0),
    near: words.slice(Math.max(0, first - REACH), last + REACH),
    behind: words.slice(last + 1, last + REACH),
    hasPart: part !== undefined,
  });
  const hasSource = role === 'isolated' || role === 'collected';
  return {
    role,
    ...(governor !== undefined && { governor }),
    ...(hasSource && part && { part }),
  };
}

function roleIn(context: Context): OrganismRole {
  const { governing, before, near, behind } = context;
  if (has(near, VERBS.host)) return 'host';
  if (/^(?:against|towards?|on|to)$/.test(governing)) return 'tested';
  if (governing === 'from' && has(before.slice(-2), NO_SOURCE)) return 'mentioned';
  if (has(near, VERBS.collected) && !has(before, VERBS.isolated)) return 'collected';
  if (has(near, NEGATED)) return 'mentioned';
  if (GIVES_EXTRACT.test(behind[0]?.text ?? '')) return 'isolated';
  return (BY_PREPOSITION[governing] ?? mentioned)(context);
}

const mentioned = (): OrganismRole => 'mentioned';

const BY_PREPOSITION: Readonly<Partial<Record<string, (context: Context) => OrganismRole>>> = {
  from: () => 'isolated',
  by: ({ before }) => (has(before.slice(-4), VERBS.isolated) ? 'isolated' : 'mentioned'),
  of: ({ before }) => {
    const noun = before.slice(-1);
    if (has(noun, VERBS.tested)) return 'tested';
    return has(noun, OF_SOURCE) ? 'isolated' : 'mentioned';
  },
  in: ({ before }) => {
    if (has(before, VERBS.tested)) return 'tested';
    return has(before, VERBS.isolated) ? 'isolated' : 'mentioned';
  },
  // the subject: what follows is said of it
  '': ({ behind, hasPart }) => {
    const verb = behind.find(({ text }) => VERBS.isolated.test(text) || VERBS.tested.test(text));
    if (!verb) return 'mentioned';
    if (!VERBS.tested.test(verb.text)) return 'isolated';
    return hasPart ? 'mentioned' : 'tested';
  },
};
