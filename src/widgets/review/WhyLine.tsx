import { TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Read } from '@/domain/engines';
import { formulaInWords } from '@/domain/formulaSays';
import { NAME_VERDICT_WORDS, nameContradicts } from '@/domain/nameSays';
import { differingInWords } from '@/domain/readingSays';
import { confidenceOf, scoreWord } from '@/domain/readingScore';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { formulaContradicts } from '@/domain/textSays';
import { selectReaderName } from '@/features/recognition';
import { selectStandingJudgement } from '@/article';
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
 * Why a doubtful reading should be checked. It never says that one is correct. Once a person has judged, it
 * stays, muted, for the next reader.
 */
export function WhyLine({ segment, structure, doubt }: WhyLineProps) {
  const nameOf = useSelector(selectReaderName);
  const isJudged = useSelectorWith(selectStandingJudgement, segment) !== undefined;
  if (!structure) return null;
  const place = doubt === undefined ? undefined : structure.doubts?.[doubt - 1];
  const why = place
    ? [`Look at ${doubt}: ${place.says}`]
    : [
        ...placesOf(structure),
        ...(scoreWord(structure) === 'doubtful' ? whyOf(structure, nameOf) : []),
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
const PLACES = new Intl.ListFormat('en');

function placesOf({ doubts = [] }: Structure): string[] {
  const told = doubts.slice(0, MOST_PLACES).map(({ says }) => says);
  return [...new Set(told)].map((says) => {
    const places = told.flatMap((each, index) => (each === says ? [`${index + 1}`] : []));
    return `Look at ${PLACES.format(places)}: ${says}`;
  });
}

const whoseScore = ({ jointConfidence }: Structure): string =>
  jointConfidence === undefined ? 'The program is' : 'The engines together are';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Each reason once: what a place says is told there. */
function whyOf(structure: Structure, nameOf: (read: Read) => string): string[] {
  const { doubts = [], remarks = [], nameSays, formulaSays } = structure;
  const byText = [
    nameSays && nameContradicts(nameSays) ? NAME_VERDICT_WORDS[nameSays.verdict] : [],
    formulaSays && formulaContradicts(formulaSays) ? formulaInWords(formulaSays) : [],
  ].flat();
  const differs = differingInWords(structure, nameOf);
  const confidence = confidenceOf(structure);
  const isLow = differs.length === 0 && byText.length === 0 && confidence !== undefined;
  const low = isLow
    ? [`${whoseScore(structure)} not sure of it (${confidence.value.toFixed(2)})`]
    : [];
  const isTold = (remark: string) => doubts.some(({ says }) => says.includes(remark));
  const others = remarks.filter((remark) => !isTold(remark));
  return [...new Set([...differs, ...byText, ...low, ...others].map(sentence))];
}
