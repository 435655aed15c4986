import type { AnnotationLabel, Mention } from '../labels';
import { calibrated } from './calibrated';
import { markNames, type ProbableName } from './markNames';
import { lengthWithoutTail, mayBeName, joinedNames } from './nameBorders';
import type { SequenceModel } from './sequenceModel';

/** Below this share of right names, a name that no rule found is left out. */
const LEAST_RIGHT = 0.55;
/** Below this probability, the model does not move the borders of what a rule found. */
const MOVES_BORDERS = 0.6;
/** From this share on, nothing casts doubt on a name. */
const SURE = 0.9;

/** Capitals and digits: `CPT`, `5-FU`, `GA4`. */
const abbreviated = /^(?=(?:[^A-Z]*[A-Z]){2})[A-Za-z0-9]{1,6}(?:-[A-Za-z0-9]{1,4})?$/;

/**
 * The rules' mentions with the names that the model adds, and the borders that it corrects. The rules keep their
 * labels, and what they marked as something else than a compound.
 */
export function withModel(
  text: string,
  mentions: readonly Mention[],
  model: SequenceModel,
): Mention[] {
  const corrected: Mention[] = [];
  const replaced = new Set<Mention>();
  const families = familiesOf(text, mentions);
  for (const marked of markNames(model, text, mentions).flatMap((each) => parted(text, each))) {
    const name = withoutTail(text, marked);
    const touched = mentions.filter(({ start, end }) => start < name.end && name.start < end);
    if (!touched.every(isCompound) || !mayBeName(text.slice(name.start, name.end))) continue;
    const mention =
      touched.length === 0 ? added(text, name, model, families) : moved(name, touched);
    if (!mention) continue;
    touched.forEach((each) => replaced.add(each));
    corrected.push(mention);
  }
  const kept = mentions.filter((mention) => !replaced.has(mention));
  return [...kept, ...corrected].sort((a, b) => a.start - b.start);
}

const parted = (text: string, { start, end, probability }: ProbableName): ProbableName[] =>
  joinedNames(text.slice(start, end)).map(({ at, name }) => ({
    start: start + at,
    end: start + at + name.length,
    probability,
  }));

/** Longest text after a name that says where it ends. */
const FOLLOWING = 12;

function withoutTail(text: string, name: ProbableName): ProbableName {
  const { start, end } = name;
  const length = lengthWithoutTail(text.slice(start, end), text.slice(end, end + FOLLOWING));
  return { ...name, end: start + length };
}

const isCompound = ({ label }: Mention): boolean =>
  label === 'abbreviation' || label === 'trivial_name' || label.startsWith('iupac');

/** `Jens C` before `. Frisvad 5,`: in a list of authors an initial looks like a congener's sign. */
const isPerson = (words: string, following: string): boolean =>
  /^\p{Lu}\p{Ll}+ \p{Lu}$/u.test(words) && /^\. ?\p{Lu}[\p{L}'’-]+ ?[\d,*]/u.test(following);

/** "Na+", "Cl−": an ion of a buffer or a cell. */
const isIon = (words: string, following: string): boolean =>
  /^[A-Z][a-z]?$/.test(words) && /^\d?[+−]/.test(following);

/** What the rules call a family or class: "fatty acid" is none at one place and a compound at another. */
const familiesOf = (text: string, mentions: readonly Mention[]) =>
  new Map(
    mentions
      .filter(({ label }) => label.startsWith('compound'))
      .map(({ label, start, end }) => [text.slice(start, end).toLowerCase(), label]),
  );

function added(
  text: string,
  name: ProbableName,
  model: SequenceModel,
  families: ReadonlyMap<string, AnnotationLabel>,
): Mention | undefined {
  const { start, end, probability } = name;
  const words = text.slice(start, end);
  const following = text.slice(end, end + 40);
  if (isPerson(words, following) || isIon(words, following)) return undefined;
  const right = calibrated(model.calibration, probability);
  if (right < LEAST_RIGHT) return undefined;
  const label =
    families.get(words.toLowerCase()) ??
    (abbreviated.test(words) ? 'abbreviation' : 'trivial_name');
  return { label, start, end, ...(right < SURE && { confidence: Math.round(right * 100) / 100 }) };
}

/** With the label of the longest of the mentions that the name touches. */
function moved(
  { start, end, probability }: ProbableName,
  touched: readonly Mention[],
): Mention | undefined {
  const isSame = touched.length === 1 && touched[0]?.start === start && touched[0].end === end;
  if (!isSame && probability < MOVES_BORDERS) return undefined;
  const [longest] = [...touched].sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest && { label: longest.label, start, end };
}
