import type { Paragraph } from '../../../text/paragraph';
import type { Span } from '../sentences';
import type { OrganismInSentence } from './sourceSentences';

/** An organism of which a compound is said to come. */
export interface FoundSource {
  readonly of: OrganismInSentence;
  readonly part?: string;
  readonly place?: string;
  readonly by: 'sentence' | 'article';
}

/** Proposals for one compound. */
const MOST = 3;

/** Of which part of an article a sentence is. */
export interface PlacedSentence {
  readonly sentence: Span;
  readonly kind: Paragraph['label'];
  /** Before the first section, where title and abstract stand. */
  readonly isHead: boolean;
  /** Under a heading such as "Plant material". */
  readonly isMaterial: boolean;
}

/** What an article says of where its compounds come from. */
export class ArticleSources {
  private readonly found: ReadonlyMap<Span, readonly OrganismInSentence[]>;
  /** The article's own source, the best first. */
  private readonly main: readonly OrganismInSentence[];
  private readonly materials: readonly OrganismInSentence[];
  /** Hosts and test subjects, which are no source in any sentence. */
  private readonly others: ReadonlySet<string>;

  constructor(
    sentences: readonly PlacedSentence[],
    read: (sentence: Span) => OrganismInSentence[],
  ) {
    const all = sentences.map((placed) => ({ ...placed, organisms: read(placed.sentence) }));
    this.found = new Map(all.map(({ sentence, organisms }) => [sentence, organisms]));
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
  }

  /**
   * Where a compound comes from, the best first.
   *
   * @param about the sentences that speak of it
   * @param isOwn whether the article states that it isolated the compound
   */
  sourcesOf(about: readonly Span[], isOwn: boolean): FoundSource[] {
    const said = about.flatMap((sentence) => this.found.get(sentence) ?? []);
    const own = onceEach(said.filter((each) => isSource(each) && !this.isOther(each)));
    const main = isOwn && own.length === 0 ? this.main : [];
    return [
      ...own.map((of) => this.described(of, 'sentence')),
      ...main.map((of) => this.described(of, 'article')),
    ].slice(0, MOST);
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
