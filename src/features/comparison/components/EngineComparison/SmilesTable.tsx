import { Check, CircleHelp, X } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { EngineId } from '@/domain/engines';
import { selectEngineIds, selectProgramName } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge } from '@/ui/Badge/Badge';
import { selectReading } from '../../comparison.selectors';
import { selectIsInvalid } from '../../verdicts.selectors';
import { Part, Table } from './EngineComparison.styles';

/** Each engine's SMILES in full, and whether it can be read. */
export function SmilesTable({ segmentId }: { readonly segmentId: string }) {
  const engines = useSelector(selectEngineIds);
  return (
    <Part>
      <h4>SMILES</h4>
      <Table aria-label="SMILES by engine">
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">SMILES</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {engines.map((engine) => (
            <SmilesRow key={engine} {...{ segmentId, engine }} />
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

function SmilesRow({ segmentId, engine }: { segmentId: string; engine: EngineId }) {
  const reading = useSelectorWith(selectReading, segmentId, engine);
  const label = useSelector(selectProgramName)(engine);
  const isInvalid = useSelectorWith(selectIsInvalid, segmentId, engine);
  const smiles = reading?.status === 'done' ? reading.version.smiles : undefined;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{smiles === undefined ? 'No SMILES' : <code>{smiles}</code>}</td>
      <td>
        <Status smiles={smiles} isInvalid={isInvalid} isPending={reading?.status === 'loading'} />
      </td>
    </tr>
  );
}

interface StatusProps {
  readonly smiles: string | undefined;
  readonly isInvalid: boolean;
  readonly isPending: boolean;
}

function Status({ smiles, isInvalid, isPending }: StatusProps) {
  if (isPending) return <Badge icon={CircleHelp}>Pending</Badge>;
  return smiles === undefined || isInvalid ? (
    <Badge tone="danger" icon={X}>
      Invalid
    </Badge>
  ) : (
    <Badge tone="success" icon={Check}>
      Valid
    </Badge>
  );
}
