import styled from 'styled-components';
import { formulaInWords } from '@/domain/formulaSays';
import { NAME_VERDICT_WORDS } from '@/domain/nameSays';
import { confidenceOf, scoreOf, scoreWord, type ScoreWord } from '@/domain/readingScore';
import type { Structure } from '@/domain/structure';
import { look, row } from '@/ui/Layout/look';

const COLOURS: Readonly<Record<ScoreWord, string>> = {
  sure: 'var(--success)',
  likely: 'var(--text-2)',
  doubtful: 'var(--warning)',
};

const Words = styled.span<{ $colour: string }>`
  ${row({ inline: true, gap: '6px', size: 's', nowrap: true })}
  color: ${({ $colour }) => $colour};
`;

const Bar = styled.i<{ $share: number }>`
  ${look({ position: 'relative', width: '36px', height: '4px', overflow: 'hidden' })}
  ${look({ ground: 'surface-active' })}
  border-radius: 2px;

  &::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: ${({ $share }) => $share * 100}%;
    background: currentColor;
    content: '';
  }
`;

/**
 * `0.95`, or `0.95 of all engines`, which is never called the score of one program. Not called a probability:
 * only PixelGraph's is one, measured on drawings with known structures; others also give wrong readings high
 * scores.
 */
export function scoreInFigures(structure: Structure): string | undefined {
  const confidence = confidenceOf(structure);
  if (!confidence) return undefined;
  const figure = confidence.value.toFixed(2);
  return structure.jointConfidence === undefined ? figure : `${figure} of ${confidence.of}`;
}

/** The figure that all screens and files state, and what the compound's name and formula in the text say. */
const whyIn = (structure: Structure): string =>
  [
    scoreInFigures(structure) ?? [],
    structure.nameSays ? NAME_VERDICT_WORDS[structure.nameSays.verdict] : [],
    structure.formulaSays ? formulaInWords(structure.formulaSays) : [],
  ]
    .flat()
    .join('. ');

interface ScoreInWordsProps {
  readonly structure: Structure;
}

/** How sure a reading is, in a word with a bar; the figure, and whose it is, are in the title. */
export function ScoreInWords({ structure }: ScoreInWordsProps) {
  const word = scoreWord(structure);
  if (word === undefined) return null;
  const score = scoreOf(structure);
  return (
    <Words $colour={COLOURS[word]} title={whyIn(structure) || undefined}>
      {score !== undefined && <Bar aria-hidden="true" $share={score} />}
      {word}
    </Words>
  );
}
