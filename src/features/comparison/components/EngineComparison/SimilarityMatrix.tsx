import { useSelector } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { selectEngineLabel } from '@/features/recognition';
import { selectAgreement, selectValidResults, type RootState } from '../../comparison.selectors';
import { selectInvalid, selectJudgedPair } from '../../verdicts.selectors';
import { Cell, MatrixTable, Note, Part, Self } from './EngineComparison.styles';
import { cellSign } from './words';

/** Every result compared with every other; shown if more than one engine has a result. */
export function SimilarityMatrix({ segmentId }: { readonly segmentId: string }) {
  const results = useSelector((state: RootState) => selectValidResults(state, segmentId));
  const hasAgreement = useSelector(
    (state: RootState) => selectAgreement(state, segmentId) !== undefined,
  );
  const labelOf = useSelector(selectEngineLabel);
  if (results.length < 2 || !hasAgreement) return null;
  const engines = results.map(({ engine }) => engine);
  return (
    <Part>
      <h4>Similarity Matrix (Tanimoto / ECFP4)</h4>
      <MatrixTable aria-label="Similarity Matrix (Tanimoto / ECFP4)">
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
      <Note>ECFP4 does not see stereochemistry: 1.00 alone does not mean identical.</Note>
    </Part>
  );
}

interface MatrixCellProps {
  readonly segmentId: string;
  readonly row: EngineId;
  readonly column: EngineId;
}

function MatrixCell({ segmentId, row, column }: MatrixCellProps) {
  const pair = useSelector((state: RootState) => selectJudgedPair(state, segmentId, row, column));
  const isInvalid = useSelector((state: RootState) =>
    selectInvalid(state, segmentId).some(({ engine }) => engine === row || engine === column),
  );
  if (isInvalid) return <Self>invalid</Self>;
  if (row === column) return <Self>same</Self>;
  if (pair?.similarity === undefined) return <Self>not compared</Self>;
  const { words, tone } = cellSign(pair.similarity, pair.verdict);
  return <Cell $tone={tone}>{words}</Cell>;
}
