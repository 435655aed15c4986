import { useSelector } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { selectProgramName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Text } from '@/ui/Layout/Layout';
import { Small } from '@/ui/Text/Text';
import { selectHasAgreement, selectValidReadings } from '../../comparison.selectors';
import { selectJudgedPair, selectPairIsInvalid } from '../../verdicts.selectors';
import { Cell, MatrixTable, Part, WideTable } from './EngineComparison.styles';
import { cellSign } from './words';

const TITLE = 'Similarity Matrix (Tanimoto / ECFP4)';

/** Engines whose columns fit on a small screen; more can be reached by keyboard, too (WCAG 2.1.1). */
const IN_SIGHT = 3;
const SCROLLABLE = { role: 'group', 'aria-label': TITLE, tabIndex: 0 };

/** Every reading against every other, shown when more than one engine has one. */
export function SimilarityMatrix({ segmentId }: { readonly segmentId: string }) {
  const readings = useSelectorWith(selectValidReadings, segmentId);
  const hasAgreement = useSelectorWith(selectHasAgreement, segmentId);
  const labelOf = useSelector(selectProgramName);
  if (readings.length < 2 || !hasAgreement) return null;
  const engines = readings.map(({ engine }) => engine);
  return (
    <Part>
      <h4>{TITLE}</h4>
      <WideTable {...(engines.length > IN_SIGHT && SCROLLABLE)}>
        <MatrixTable aria-label={TITLE}>
          <thead>
            <tr>
              <td />
              {engines.map((engine) => (
                <th key={engine} scope="col">
                  {labelOf(engine)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {engines.map((row) => (
              <tr key={row}>
                <th scope="row">{labelOf(row)}</th>
                {engines.map((column) => (
                  <MatrixCell key={column} {...{ segmentId, row, column }} />
                ))}
              </tr>
            ))}
          </tbody>
        </MatrixTable>
      </WideTable>
      <Small>ECFP4 does not see stereochemistry: 1.00 alone does not mean identical.</Small>
    </Part>
  );
}

interface MatrixCellProps {
  readonly segmentId: string;
  readonly row: EngineId;
  readonly column: EngineId;
}

function MatrixCell({ segmentId, row, column }: MatrixCellProps) {
  const pair = useSelectorWith(selectJudgedPair, segmentId, row, column);
  const isInvalid = useSelectorWith(selectPairIsInvalid, segmentId, row, column);
  if (isInvalid)
    return (
      <Text as="td" $ink="text-2">
        invalid
      </Text>
    );
  if (row === column)
    return (
      <Text as="td" $ink="text-2">
        same
      </Text>
    );
  if (pair?.similarity === undefined)
    return (
      <Text as="td" $ink="text-2">
        not compared
      </Text>
    );
  const { words, tone } = cellSign(pair.similarity, pair.verdict);
  return <Cell $tone={tone}>{words}</Cell>;
}
