import * as v from 'valibot';
import type { Calibration } from './confidence/calibration';
import type { LetterFormat } from './letters/letterLook';
import type { LookFormat } from './second-look/labelLook';
import type { LineFormat } from '../line-reader/lineLook';

/** How a drawn abbreviation (OMe, Boc ...) unfolds into atoms. */
export interface SuperatomExpansion {
  /** Element and charge; the drawn bond leads to the first atom. */
  readonly atoms: readonly (readonly [element: string, charge: number])[];
  readonly bonds: readonly (readonly [begin: number, end: number, order: number])[];
  /** Layout in bond lengths, first atom at 0,0, x away from the drawn bond, y upwards. */
  readonly xy: readonly (readonly [x: number, y: number])[];
}

/** The meaning of the channels of a network's output; belongs to one file of weights. */
export interface PixelGraphClasses {
  /** Elements first, then superatoms and residues. */
  readonly names: readonly string[];
  readonly elementCount: number;
  /** Names for an unspecified residue (R1, Ar, X ...). */
  readonly residues: ReadonlySet<string>;
  /** Added to each class's logit, in nats: labels that are rare in articles start lower. */
  readonly prior: readonly number[];
  readonly expansions: ReadonlyMap<string, SuperatomExpansion>;
  /** SHA-256 of the weights these classes were exported with, hexadecimal. */
  readonly weightsSha256: string;
  /** The second network, which only looks at labels, if there is one. */
  readonly look?: LookFile | undefined;
  /** The third network, which reads a label's letters, if there is one. */
  readonly letters?: LetterFile | undefined;
  /** The fourth network, which reads lines of text beside drawings, if there is one. */
  readonly lines?: LineFile | undefined;
  readonly calibration: Calibration;
}

/** Where the weights of a further network are. */
interface WeightsFile {
  /** Name of the file, in the same folder as the classes. */
  readonly file: string;
  /** SHA-256 of its weights, hexadecimal. */
  readonly sha256: string;
}

/** The label network's file and its input format. */
export interface LookFile extends WeightsFile, LookFormat {}

/** The letter network's file and its input format. */
export interface LetterFile extends LookFile, LetterFormat {}

/** The line network's file and its input format. */
export interface LineFile extends WeightsFile, LineFormat {}

const expansionSchema = v.object({
  atoms: v.array(v.tuple([v.string(), v.number()])),
  bonds: v.array(v.tuple([v.number(), v.number(), v.number()])),
  xy: v.array(v.tuple([v.number(), v.number()])),
});

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const sideSchema = v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(1024));

const weightsSchema = v.object({
  file: v.pipe(v.string(), v.regex(/^[\w-]+\.onnx$/, 'no plain name of an .onnx file')),
  sha256: v.string(),
});

const lookSchema = v.object({
  ...weightsSchema.entries,
  width: sideSchema,
  height: sideSchema,
  bondLength: v.pipe(v.number(), v.minValue(4), v.maxValue(200)),
});

const alphabetSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const letterSchema = v.object({ ...lookSchema.entries, alphabet: alphabetSchema });

const lineSchema = v.object({
  ...weightsSchema.entries,
  height: sideSchema,
  alphabet: alphabetSchema,
});

const fileSchema = v.object({
  classes: v.pipe(v.array(v.string()), v.minLength(1)),
  elements: v.pipe(v.array(v.string()), v.minLength(1)),
  rgroups: v.array(v.string()),
  prior: v.array(v.number()),
  expansions: v.record(v.string(), v.nullable(expansionSchema)),
  sha256: v.string(),
  look: v.optional(lookSchema),
  letters: v.optional(letterSchema),
  lines: v.optional(lineSchema),
  calibration: v.optional(v.array(v.tuple([shareSchema, shareSchema])), []),
  unreadableBelow: v.optional(shareSchema, 0),
});

/**
 * Checks the parsed classes file.
 *
 * @throws Error naming the invalid part
 */
export function parseClasses(json: unknown): PixelGraphClasses {
  const parsed = v.safeParse(fileSchema, json);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new Error(`Classes file: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  }
  const file = parsed.output;
  if (file.prior.length !== file.classes.length) {
    throw new Error('Classes file: prior and classes differ in length');
  }
  if (file.elements.some((element, i) => file.classes[i] !== element)) {
    throw new Error('Classes file: the elements must come first among the classes');
  }
  if (!file.calibration.every((knot, i) => isBeyond(knot, file.calibration[i - 1]))) {
    throw new Error('Classes file: the calibration must rise');
  }
  return {
    names: file.classes,
    elementCount: file.elements.length,
    residues: new Set(file.rgroups),
    prior: file.prior,
    expansions: presentExpansions(file.expansions),
    weightsSha256: file.sha256,
    look: file.look,
    letters: file.letters,
    lines: file.lines,
    calibration: { knots: file.calibration, unreadableBelow: file.unreadableBelow },
  };
}

type Knot = Calibration['knots'][number];

const isBeyond = ([raw, right]: Knot, before: Knot | undefined): boolean =>
  !before || (raw > before[0] && right >= before[1]);

function presentExpansions(
  entries: Readonly<Record<string, SuperatomExpansion | null>>,
): ReadonlyMap<string, SuperatomExpansion> {
  const present = new Map<string, SuperatomExpansion>();
  for (const [name, expansion] of Object.entries(entries)) {
    if (!expansion) continue;
    if (expansion.xy.length !== expansion.atoms.length) {
      throw new Error(`Classes file: the layout of ${name} does not fit its atoms`);
    }
    present.set(name, expansion);
  }
  return present;
}
