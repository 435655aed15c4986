import { logSoftmax } from './pixel-graph/statistics';

/** A text that the frames of a view may spell. */
interface SpelledFrames {
  readonly text: string;
  /** Natural logarithm of its probability, over all ways to align it. */
  readonly log: number;
  /** The frame of each letter. */
  readonly frames: readonly number[];
}

/** Texts that are followed at once. */
const BEAM = 8;
/** Letters less probable than this in a frame are not tried. */
const LEAST_LOG = Math.log(0.003);

interface Prefix {
  readonly text: string;
  readonly frames: readonly number[];
  /** Of all alignments so far that end in a blank, and in the last letter. */
  blank: number;
  letter: number;
  /** Highest log probability of the last letter in a frame so far. */
  readonly peak: number;
}

/**
 * The most probable texts of one view, by a prefix beam search (Hannun et al., arXiv:1408.2873): the
 * probability of a text is the sum over its alignments, in which a letter fills one or more frames and blanks
 * part equal ones.
 *
 * @param logits frames x (letters + 1), blank first
 * @returns the most probable text first
 */
export function decodeLetters(logits: Float32Array, alphabet: string): SpelledFrames[] {
  const kinds = alphabet.length + 1;
  let beam: Prefix[] = [{ text: '', frames: [], blank: 0, letter: -Infinity, peak: -Infinity }];
  for (let frame = 0; (frame + 1) * kinds <= logits.length; frame++) {
    const logs = logSoftmax(Array.from(logits.subarray(frame * kinds, (frame + 1) * kinds)));
    beam = advance(beam, logs, alphabet, frame);
  }
  return beam.map(({ text, frames, blank, letter }) => ({ text, frames, log: sum(blank, letter) }));
}

function advance(
  beam: readonly Prefix[],
  logs: readonly number[],
  alphabet: string,
  frame: number,
) {
  const next = new Map<string, Prefix>();
  const blankLog = logs[0] ?? -Infinity;
  const likely = [...alphabet].flatMap((char, i) => {
    const log = logs[i + 1] ?? -Infinity;
    return log > LEAST_LOG ? [{ char, log }] : [];
  });
  for (const prefix of beam) {
    const total = sum(prefix.blank, prefix.letter);
    const last = prefix.text.at(-1);
    const again = likely.find(({ char }) => char === last)?.log ?? -Infinity;
    const stays = entry(next, prefix, again, frame);
    stays.blank = sum(stays.blank, total + blankLog);
    stays.letter = sum(stays.letter, prefix.letter + again);
    for (const { char, log } of likely) {
      const grown = {
        text: prefix.text + char,
        frames: [...prefix.frames, frame],
        peak: log,
      };
      const longer = entry(next, grown, log, frame);
      const before = char === last ? prefix.blank : total;
      longer.letter = sum(longer.letter, before + log);
    }
  }
  return [...next.values()]
    .sort((a, b) => sum(b.blank, b.letter) - sum(a.blank, a.letter))
    .slice(0, BEAM);
}

/** The next frame's entry of a text; its last letter is where it is most probable. */
function entry(
  next: Map<string, Prefix>,
  { text, frames, peak }: Pick<Prefix, 'text' | 'frames' | 'peak'>,
  log: number,
  frame: number,
): Prefix {
  const known = next.get(text);
  if (known) return known;
  const moves = log > peak && text !== '';
  const made: Prefix = {
    text,
    frames: moves ? [...frames.slice(0, -1), frame] : frames,
    blank: -Infinity,
    letter: -Infinity,
    peak: Math.max(log, peak),
  };
  next.set(text, made);
  return made;
}

/** Logarithm of the sum of two probabilities given by their logarithms. */
function sum(a: number, b: number): number {
  const high = Math.max(a, b);
  return high === -Infinity ? high : high + Math.log(Math.exp(a - high) + Math.exp(b - high));
}
