import { Check, CircleHelp, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import type { EngineId } from '@/domain/engines';
import type { PairVerdict } from '@/domain/pairVerdict';
import { similarityClass, type AgreementClass, type SimilarityClass } from '@/domain/similarity';
import type { Tone } from '@/ui/Badge/Badge';
import type { JudgedPair } from '../../verdicts.selectors';

/** The name of an engine. */
export type LabelOf = (engine: EngineId) => string;

/** Words, icon and colour with the same meaning, so that none has to be understood alone. */
export interface Sign {
  readonly words: string;
  readonly tone: Tone;
  readonly icon: LucideIcon;
}

export const VERDICT_SIGNS: Readonly<Record<PairVerdict, Sign>> = {
  same: { words: 'same structure', tone: 'success', icon: Check },
  'stereo-open': {
    words: 'same skeleton, one leaves stereo open',
    tone: 'warning',
    icon: TriangleAlert,
  },
  'stereo-differs': {
    words: 'same skeleton, stereo differs',
    tone: 'warning',
    icon: TriangleAlert,
  },
  different: { words: 'different structures', tone: 'danger', icon: X },
  unknown: { words: 'stereo not compared', tone: 'neutral', icon: CircleHelp },
};

export const AGREEMENT_SIGNS: Readonly<Record<AgreementClass, Sign>> = {
  high: { words: 'High', tone: 'success', icon: Check },
  medium: { words: 'Medium', tone: 'info', icon: TriangleAlert },
  low: { words: 'Low', tone: 'warning', icon: TriangleAlert },
};

const SIMILARITY_TONES: Readonly<Record<SimilarityClass, Tone>> = {
  high: 'success',
  medium: 'info',
  low: 'warning',
  'very-low': 'danger',
};

/**
 * The words and colour of a cell in the matrix. A stereo conflict outranks the class of the number, which is
 * 1.00 for two stereoisomers.
 */
export function cellSign(similarity: number, verdict: PairVerdict): Omit<Sign, 'icon'> {
  const figure = similarity.toFixed(2);
  const level = similarityClass(similarity);
  if (verdict === 'stereo-differs') return { words: `${figure} ≠ stereo`, tone: 'warning' };
  if (verdict === 'stereo-open') return { words: `${figure} stereo open`, tone: 'warning' };
  if (level !== 'high') {
    return { words: `${figure} ${level.replace('-', ' ')}`, tone: SIMILARITY_TONES[level] };
  }
  if (verdict === 'same') return { words: `${figure} identical`, tone: 'success' };
  if (verdict === 'different') return { words: `${figure} high, different`, tone: 'warning' };
  return { words: `${figure} high`, tone: 'neutral' };
}

/**
 * Whether a pair agrees, in the required words (docs/requirements/core.md 2.CMP.23): the services' verdict,
 * unless ours says that both are the same structure, or are not.
 */
export function pairWords({ a, b, agree, verdict }: JudgedPair, labelOf: LabelOf): string {
  const isAgreed = verdict === 'same' || (verdict !== 'different' && agree);
  return `${labelOf(a)} and ${labelOf(b)} ${isAgreed ? 'agree' : 'disagree'}`;
}

/** Engines as a text: `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
