import type { Paragraph } from '../../../text/paragraph';
import type { Span } from '../sentences';
import { organismsBeside } from './organismsBeside';
import type { OrganismInSentence } from './sourceSentences';

/** An organism of which a compound is said to come. */
export interface FoundSource {
  readonly of: OrganismInSentence;
  readonly part?: string;
  readonly place?: string;
  readonly by: 'sentence' | 'article';
}

/** A sentence that speaks of a compound. */
export interface SpeakingSentence {
  readonly sentence: Span;
  /** Where it first does. */
  readonly place: Span;
  /** Whether it states that the article isolated the compound. */
  readonly isOwn: boolean;
}

/** Proposals for one compound. */
const MOST = 3;

/** Of which part of an article a sentence is. */
export interface PlacedSentence {
  readonly sentence: Span;
  readonly kind: Paragraph['label'];
  /** Where its paragraph begins. */
  readonly paragraph: number;
  /** Before the first section, where title and abstract stand. */
  readonly isHead: boolean;
  /** Under a heading such as "Plant material". */
  readonly isMaterial: boolean;
}

/** What an article says of where its compounds come from. */
export class ArticleSources {
  /** Of each sentence, what it calls a source. */
  private readonly found: ReadonlyMap<Span, readonly OrganismInSentence[]>;
  /** Of each sentence, the sources that its paragraph named last before it. */
  private readonly before: ReadonlyMap<Span, readonly OrganismInSentence[]>;
  /** The article's own source, the best first. */
  private readonly main: readonly OrganismInSentence[];
  private readonly materials: readonly OrganismInSentence[];
  /** Hosts and test subjects, which are no source in any sentence. */
  private readonly others: ReadonlySet<string>;

  /** @param compoundsIn where a sentence names a compound or gives its number */
  constructor(
    sentences: readonly PlacedSentence[],
    read: (sentence: Span) => OrganismInSentence[],
    private readonly compoundsIn: (sentence: Span) => readonly Span[],
  ) {
    const all = sentences.map((placed) => ({ ...placed, organisms: read(placed.sentence) }));
    const organisms = all.flatMap((each) => each.organisms);
    this.materials = organisms.filter(isCollected);
    const inTitle = all.filter(({ kind }) => kind === 'title').flatMap((each) => each.organisms);
    const inHead = all.filter(({ isHead }) => isHead).flatMap((each) => each.organisms);
    const material = all.filter(({ isMaterial }) => isMaterial).flatMap((each) => each.organisms);
    const own = [...inTitle, ...inHead].filter(isSource);
    this.others = new Set([
      ...namesOf(organisms, 'host', inTitle.filter(isSource)),
      ...namesOf(organisms, 'tested', own),
    ]);
    this.main = onceEach(own.length > 0 ? own : material.filter(isCollected)).filter(
      (each) => !this.isOther(each),
    );
    const found = all.map(({ sentence, paragraph, organisms: named }) => ({
      ...{ sentence, paragraph },
      sources: named.filter((each) => isSource(each) && !this.isOther(each)),
    }));
    this.found = new Map(found.map(({ sentence, sources }) => [sentence, sources]));
    this.before = lastNamed(found);
  }

  /** Where a compound comes from, the best first. */
  sourcesOf(about: readonly SpeakingSentence[]): FoundSource[] {
    const said = onceEach(about.flatMap((each) => this.sourcesIn(each)));
    const isOwn = about.some((each) => each.isOwn);
    const main = isOwn && said.length === 0 ? this.main : [];
    const sentences = new Set(about.map(({ sentence }) => sentence));
    return [...said, ...main]
      .slice(0, MOST)
      .map((of) => this.described(of, sentences.has(of.sentence) ? 'sentence' : 'article'));
  }

  /** An isolation goes on for a paragraph: "The roots of X were extracted. Chromatography gave 1." */
  private sourcesIn({ sentence, place, isOwn }: SpeakingSentence): readonly OrganismInSentence[] {
    const found = this.found.get(sentence) ?? [];
    if (found.length > 0) return organismsBeside(place, found, this.compoundsIn(sentence));
    return isOwn ? (this.before.get(sentence) ?? []) : [];
  }

  private isOther({ organism }: OrganismInSentence): boolean {
    return this.others.has(organism);
  }

  /** With the part and place of the same sentence, otherwise of the one that says where it was collected. */
  private described(of: OrganismInSentence, by: FoundSource['by']): FoundSource {
    const material = this.materials.filter(({ organism }) => organism === of.organism);
    const part = of.part ?? material.find((each) => each.part !== undefined)?.part;
    const place = of.place ?? material.find((each) => each.place !== undefined)?.place;
    return { of, by, ...(part !== undefined && { part }), ...(place !== undefined && { place }) };
  }
}

function lastNamed(
  sentences: readonly (Pick<PlacedSentence, 'sentence' | 'paragraph'> & {
    readonly sources: readonly OrganismInSentence[];
  })[],
): Map<Span, readonly OrganismInSentence[]> {
  let last: readonly OrganismInSentence[] = [];
  return new Map(
    sentences.map(({ sentence, paragraph, sources }, i) => {
      if (paragraph !== sentences[i - 1]?.paragraph) last = [];
      const before = last;
      // Of several it is not told which of them the next sentence means.
      if (sources.length > 0) last = onceEach(sources).length === 1 ? sources : [];
      return [sentence, before];
    }),
  );
}

const isCollected = ({ role }: OrganismInSentence): boolean => role === 'collected';

const isSource = ({ role, isCited }: OrganismInSentence): boolean =>
  (role === 'isolated' && !isCited) || role === 'collected';

/** Those that have a role in some sentence, and are not among others. */
function namesOf(
  organisms: readonly OrganismInSentence[],
  wanted: OrganismInSentence['role'],
  except: readonly OrganismInSentence[],
): string[] {
  const left = new Set(except.map(({ organism }) => organism));
  const ofRole = organisms.filter(({ role }) => role === wanted);
  return ofRole.map(({ organism }) => organism).filter((name) => !left.has(name));
}

/** The first of each organism. */
const onceEach = (organisms: readonly OrganismInSentence[]): OrganismInSentence[] =>
  [...new Map(organisms.toReversed().map((each) => [each.organism, each])).values()].reverse();
