import { TriangleAlert } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectProgramName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Icon } from '@/ui/Icon/Icon';
import { selectInvalid } from '../../verdicts.selectors';
import { Said } from './EngineComparison.styles';

/** Readings that the services could not take as SMILES. */
export function InvalidSmiles({ segmentId }: { readonly segmentId: string }) {
  const invalid = useSelectorWith(selectInvalid, segmentId);
  const labelOf = useSelector(selectProgramName);
  if (invalid.length === 0) return null;
  return (
    <Said $tone="warning">
      <Icon of={TriangleAlert} />
      <div>
        <p>
          <b>Invalid SMILES Detected</b>
        </p>
        {invalid.map(({ engine, smiles }) => (
          <p key={engine}>
            {labelOf(engine)}: <code>{smiles}</code>
          </p>
        ))}
      </div>
    </Said>
  );
}
