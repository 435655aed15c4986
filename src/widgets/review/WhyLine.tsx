import { TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { NAME_VERDICT_WORDS, nameContradicts } from '@/domain/nameSays';
import { readingScore, scoreWord } from '@/domain/readingScore';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectEngineLabel } from '@/features/recognition';
import { selectStandingJudgement } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { Why } from './Stage.styles';

interface WhyLineProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  /** The place that was brought into the middle, from 1: it alone is told. */
  readonly doubt: number | undefined;
}

/**
 * Why a doubtful reading is to be looked at. It never says that one is correct; once a person has judged, it stays,
 * muted, for whoever looks after them.
 */
export function WhyLine({ segment, structure, doubt }: WhyLineProps) {
  const labelOf = useSelector(selectEngineLabel);
  const isJudged = useSelectorWith(selectStandingJudgement, segment) !== undefined;
  if (!structure) return null;
  const place = doubt === undefined ? undefined : structure.doubts?.[doubt - 1];
  const why = place
    ? [`Look at ${doubt}: ${place.says}`]
    : [
        ...placesOf(structure),
        ...(scoreWord(structure) === 'doubtful' ? [whyOf(structure, labelOf)] : []),
      ];
  if (why.length === 0) return null;
  return (
    <Why title={why.join(' ')} $isMuted={isJudged}>
      <Icon of={TriangleAlert} />
      <span role={isJudged ? undefined : 'status'}>{why.join(' ')}</span>
    </Why>
  );
}

/** Of the least sure; the rings show the others. */
const MOST_PLACES = 3;

const placesOf = ({ doubts = [] }: Structure): string[] =>
  doubts.slice(0, MOST_PLACES).map(({ says }, index) => `Look at ${index + 1}: ${says}`);

const whoseScore = ({ jointConfidence }: Structure): string =>
  jointConfidence === undefined ? 'The program is' : 'The engines together are';

function whyOf(structure: Structure, labelOf: (engine: string) => string): string {
  const { differing = [], remarks = [], nameSays } = structure;
  const byName =
    nameSays && nameContradicts(nameSays) ? [`${NAME_VERDICT_WORDS[nameSays.verdict]}.`] : [];
  const engines = differing.map(labelOf).join(' and ');
  const differs = engines === '' ? [] : [`${engines} read another structure here.`];
  const score = readingScore(structure);
  const isLow = differs.length === 0 && byName.length === 0 && score !== undefined;
  const low = isLow ? [`${whoseScore(structure)} not sure of it (${score.toFixed(2)}).`] : [];
  return [
    ...differs,
    ...byName,
    ...low,
    ...remarks.map((remark) => `${remark}.`.replace('..', '.')),
  ].join(' ');
}
